/** The lists on the home page that its search and paging lead to. */
export const HOME_RESULTS_ID = 'properties';

/**
 * Brings a part of the page into view, and the focus to it.
 * @param focus false where the focus must stay, as in a list of choices that the arrow keys walk through.
 */
export function leadTo(id: string, { focus = true } = {}): void {
  const part = document.getElementById(id);
  if (!part) return;
  part.scrollIntoView();
  if (!focus) return;
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
