/**
 * Shows what came of something that was sent: brought into view, clear of the header and of the bar at the bottom (the
 * page's scroll padding), and focused, so that it is read out. `shown` is what is to be seen, when that is more than
 * what takes the focus.
 */
export function showOutcome(focused: HTMLElement | null, shown: Element | null = focused): void {
  focused?.focus({ preventScroll: true });
  shown?.scrollIntoView({ block: 'nearest' });
}
