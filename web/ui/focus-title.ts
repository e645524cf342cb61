/**
 * Focuses the page's title when the focused element disappears with its action. Nothing scrolls: people who see
 * the page stay where they are.
 */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
