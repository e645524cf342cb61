/** The lists on the home page that its search and paging lead to. */
export const HOME_RESULTS_ID = 'properties';

/**
 * Brings a part of the page into view, and the focus to its heading: a ring around all of it would say nothing.
 * @param focus false where the focus must stay, as in a list of choices that the arrow keys walk through.
 */
export function leadTo(id: string, { focus = true } = {}): void {
  const part = document.getElementById(id);
  if (!part) return;
  part.scrollIntoView();
  if (!focus) return;
  const heading = part.querySelector<HTMLElement>('h2') ?? part;
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
