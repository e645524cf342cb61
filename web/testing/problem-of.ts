/** The reason why an outcome cannot be seen or heard; self-contained, so that it can be sent to a page. */
export function problemOf(element: Element): string {
  const { top, bottom, left, width, height } = element.getBoundingClientRect();
  const view = document.documentElement.clientHeight;
  if (top < 0 || bottom > view) return `it stands at ${top} to ${bottom} of ${view} px`;
  for (const part of [0.1, 0.5, 0.9]) {
    const over = document.elementFromPoint(left + width / 2, top + height * part);
    if (!over || !(element.contains(over) || over.contains(element))) {
      return `${over?.outerHTML.slice(0, 200)} lies over it`;
    }
  }
  const focused = document.activeElement;
  const described = focused?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const isFocused =
    focused !== null &&
    focused !== document.body &&
    focused.id !== 'main' &&
    (focused.contains(element) || element.contains(focused) || described.includes(element.id));
  const isAnnounced = element.closest('[role="alert"], [role="status"], [aria-live]') !== null;
  return isFocused || isAnnounced ? 'none' : `the focus is on ${focused?.outerHTML.slice(0, 200)}`;
}
