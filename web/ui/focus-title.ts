/**
 * Gives the focus to the title of the page, for when what had it is gone with what was done. Nothing scrolls: who sees
 * the page stays where they are.
 */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
