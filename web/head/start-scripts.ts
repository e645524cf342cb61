import { WAITING_SCRIPT } from '#web/lib/start/defer-scripts.ts';
import { SHOWN_AT_ONCE, SUBMITS } from '#web/lib/start/early-use.ts';
import { MAP_PARAMETER } from '#web/ui/list-map/map-address.ts';
import { forgetBusy, isSentByBrowser } from './hear-early-use.ts';
import { isLowData, isSignedIn } from './know-visitor.ts';

/** Signs that someone uses a page beyond reading it. */
const USES = ['pointerdown', 'keydown', 'input', 'click'];

/** A browser that is never idle starts them after this delay, in milliseconds. */
const REST_MS = 2000;

/**
 * Starts the page's scripts (defer-scripts.ts) after the rest of its styles (used-styles.ts): without hurry,
 * once the first view is there and the network is idle; in low-data mode, only when someone uses the page. The
 * first use starts them at once, and so do, after the first paint, parts that only scripts can draw.
 */
export function startScripts(): void {
  hearUses();
  addEventListener('DOMContentLoaded', () => {
    if (!isSignedIn()) {
      for (const each of document.querySelectorAll<HTMLDialogElement>(`dialog[${SHOWN_AT_ONCE}]`)) {
        each.showModal();
      }
    }
    if (isDrawnByScripts()) {
      requestAnimationFrame(() => setTimeout(start));
      // A hidden tab paints nothing.
      setTimeout(start, 1000);
    } else if (!isLowData()) {
      addEventListener('load', () => whenIdle(() => start('low')));
    }
  });
}

/** True for parts missing from the HTML: those that depend on the signed-in user or on the network, and maps. */
const isDrawnByScripts = () =>
  isSignedIn() ||
  !navigator.onLine ||
  new URLSearchParams(location.search).has(MAP_PARAMETER) ||
  document.querySelector('main [data-skeleton]:not(.members-only *)') !== null;

function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: REST_MS });
  else setTimeout(then);
}

function hearUses(): void {
  for (const type of USES) addEventListener(type, hearUse, { capture: true, passive: true });
}

function hearUse({ target }: Event): void {
  // By these the page is left, and scripts that start would be in the way.
  const way = (target as Element).closest?.(`a[href], button, [${SUBMITS}]`);
  const form = way && 'form' in way ? (way as HTMLButtonElement).form : null;
  const isSent =
    form &&
    isSentByBrowser(form) &&
    ((way as HTMLButtonElement).type === 'submit' || way?.hasAttribute(SUBMITS));
  if (way instanceof HTMLAnchorElement || isSent) return;
  for (const type of USES) removeEventListener(type, hearUse, true);
  start('high');
}

function start(fetchPriority: 'low' | 'high' | 'auto' = 'auto'): void {
  const waiting = document.getElementById(WAITING_SCRIPT);
  if (!waiting) return;
  waiting.removeAttribute('id');
  for (const href of waiting.dataset.modules?.split(' ') ?? []) {
    append('link', { rel: 'modulepreload', href, fetchPriority });
  }
  const styles = append('link', {
    rel: 'stylesheet',
    href: document.getElementById('styles')?.dataset.all ?? '',
    fetchPriority,
  });
  styles.onload = styles.onerror = () => {
    append('script', {
      type: 'module',
      textContent: waiting.textContent,
      // If they fail to load, pressed controls no longer look busy, and the next use tries again.
      onerror() {
        forgetBusy();
        waiting.id = WAITING_SCRIPT;
        hearUses();
      },
    });
  };
}

function append<Tag extends 'link' | 'script'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  document.head.append(element);
  return element;
}
