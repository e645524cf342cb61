import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { DESKTOP_BREAKPOINT_PX } from '#domain/site/constants.ts';

/** Elements under the open menu, which must not be reachable while it is open. */
const BENEATH = ['main', 'footer'];

/**
 * Gives a slide-in `<details>` what HTML alone cannot: it closes when the page changes and when the window
 * reaches desktop width (specification §2.1), and keeps the focus inside while open. Esc and Back close it even
 * before scripts run (web/head/close-by-back.ts); one already open then stays open.
 */
export function useSlideIn(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);

  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    close(menu.current);
  }, [key]);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const desktop = matchMedia(`(min-width: ${DESKTOP_BREAKPOINT_PX}px)`);
    const listening = new AbortController();
    const { signal } = listening;
    setBeneathInert(element.open);
    desktop.addEventListener('change', () => desktop.matches && close(element), { signal });
    element.addEventListener('keydown', (event) => onKeyDown(event, element), { signal });
    // `toggle` does not bubble, but can be captured on its way to the families inside.
    element.addEventListener('toggle', (event) => onToggle(event, element), {
      signal,
      capture: true,
    });
    return () => {
      listening.abort();
      setBeneathInert(false);
    };
  }, []);

  return menu;
}

function close(menu: HTMLDetailsElement | null): void {
  if (menu) menu.open = false;
}

function onToggle(event: Event, menu: HTMLDetailsElement): void {
  const toggled = event.target as HTMLDetailsElement;
  if (toggled === menu) {
    setBeneathInert(menu.open);
    return;
  }
  // Browsers that do not know `name` on details keep the others open.
  if (!toggled.open) return;
  for (const other of menu.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    if (other !== toggled) other.open = false;
  }
}

function onKeyDown(event: KeyboardEvent, menu: HTMLDetailsElement): void {
  if (!menu.open || event.key !== 'Tab') return;
  const summary = menu.querySelector('summary');
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a[href], button')].filter((stop) =>
    stop.checkVisibility(),
  );
  const last = stops.at(-1);
  if (event.shiftKey && document.activeElement === summary) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && document.activeElement === last) {
    event.preventDefault();
    summary?.focus();
  }
}

function setBeneathInert(inert: boolean): void {
  for (const id of BENEATH) document.getElementById(id)?.toggleAttribute('inert', inert);
}
