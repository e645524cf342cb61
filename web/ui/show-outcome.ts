/**
 * Shows the outcome of a submission: scrolls it into view, clear of the header and the bottom bar (the page's
 * scroll padding), and focuses it, so that it is read out. `shown` is the part to show, if larger than the
 * focused element.
 */
export function showOutcome(focused: HTMLElement | null, shown: Element | null = focused): void {
  focused?.focus({ preventScroll: true });
  shown?.scrollIntoView({ block: 'nearest' });
}
