/** The lists on the home page that its search and paging lead to. */
export const HOME_RESULTS_ID = 'properties';

/** Events that show the user has moved on. */
const GOES_ON = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'popstate'];

/**
 * Brings a part of the page into view and focuses it.
 * @param focus false if the focus must stay, as in a list of choices navigated by arrow keys.
 */
export function leadTo(id: string, { focus = true } = {}): void {
  const part = document.getElementById(id);
  if (!part) return;
  part.scrollIntoView();
  stayAt(part);
  if (!focus) return;
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/**
 * Keeps the part in place until the user moves on: results come later, and a browser that inserts more above the
 * visible part would scroll past them.
 */
function stayAt(part: HTMLElement): void {
  const observer = new ResizeObserver(() => part.scrollIntoView());
  observer.observe(document.body);
  const gone = new AbortController();
  for (const event of GOES_ON) {
    addEventListener(
      event,
      () => {
        observer.disconnect();
        gone.abort();
      },
      { capture: true, passive: true, signal: gone.signal },
    );
  }
}
