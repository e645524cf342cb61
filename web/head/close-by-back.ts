import { BACK_CLOSES } from '#web/lib/start/early-use.ts';
import { isPlain, showLeaving } from './leaving.ts';

/** In the state of a history entry that represents an open overlay. */
const MARK = 'overlay';

type State = Record<string, unknown> | null;

/**
 * Back closes an overlay (menu, sheet, dialog, gallery) instead of leaving the page. While any is open, the
 * history has an entry above the page's own, with the same address; Back leaves that entry, and the overlay
 * opened last closes. If it closes in any other way, the entry is removed, or replaced by the page that the user
 * goes to: no dead entry is left behind. The router, which starts listening later, hears none of this.
 */
export function closeByBack(): void {
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  /** The state and address to restore to the page's own entry when the one above it is left; undefined if there is none. */
  let above: { state: State; url: string } | undefined;
  let isLeaving = false;
  /** The navigation to carry out after leaving it. */
  let next: Parameters<typeof push> | undefined;

  const leave = () => {
    isLeaving = true;
    history.back();
  };

  const settle = () => {
    if (isLeaving) return;
    const isOpen = opened().length > 0;
    if (isOpen && !isMarked()) {
      push({ ...history.state, [MARK]: true }, '');
      above = { state: history.state, url: location.href };
    } else if (!isOpen && isMarked()) leave();
  };

  history.pushState = (state, unused, url) => {
    if (isLeaving) next = [state, unused, url];
    else if (isMarked()) {
      above = undefined;
      replace(state, unused, url);
    } else push(state, unused, url);
  };
  history.replaceState = (state, unused, url) => {
    if (!isMarked()) return replace(state, unused, url);
    replace({ ...state, [MARK]: true }, unused, url);
    above = { state: history.state, url: location.href };
  };

  addEventListener('popstate', (event) => {
    const before = above;
    if (isMarked()) {
      // Forward to an overlay that Back closed: there is nothing to show.
      if (opened().length > 0) return;
      event.stopImmediatePropagation();
      return leave();
    }
    above = undefined;
    if (!isLeaving && !before) return;
    const wasLeaving = isLeaving;
    isLeaving = false;
    if (before && !isSamePlace(before.state, event.state)) {
      // Further back than the page: the router goes there.
      for (const each of opened()) close(each);
      return;
    }
    event.stopImmediatePropagation();
    if (before) {
      const { [MARK]: _, ...state } = before.state ?? {};
      replace(state, '', before.url);
    }
    if (next) push(...next);
    next = undefined;
    const last = opened().at(-1);
    if (!wasLeaving && last) close(last);
    settle();
  });

  addEventListener('click', leaveByLink);
  addEventListener('keydown', closeByEscape);
  new MutationObserver(settle).observe(document, { subtree: true, attributeFilter: ['open'] });
  // After reloading, or coming back to the page, nothing is open. Only once loaded, because going back would abort loading.
  addEventListener('load', settle);
}

const isMarked = () => Boolean((history.state as State)?.[MARK]);

/** Everything open over the page, in page order. */
function opened(): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`[${BACK_CLOSES}][open]`);
  return [...all].filter((each) => !(each instanceof HTMLDialogElement) || each.matches(':modal'));
}

function close(overlay: HTMLElement): void {
  if (overlay instanceof HTMLDialogElement) overlay.close();
  else overlay.removeAttribute('open');
}

function closeByEscape({ key }: KeyboardEvent): void {
  const last = opened().at(-1);
  // Dialogs close themselves.
  if (key !== 'Escape' || !(last instanceof HTMLDetailsElement)) return;
  close(last);
  last.querySelector('summary')?.focus();
}

/** The router numbers its entries, except for one that already had another above it when the router started. */
const isSamePlace = (above: State, below: State) =>
  below?.idx === undefined || above?.idx === below.idx;

/** Before the scripts run a link opens another document, which takes the place of the entry too. */
function leaveByLink(event: MouseEvent): void {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>(`[${BACK_CLOSES}] a[href]`);
  if (!link || !isPlain(event) || !isMarked() || link.origin !== location.origin || link.target)
    return;
  event.preventDefault();
  showLeaving();
  location.replace(link.href);
}
