/**
 * Visible controls that a 44 px finger would miss, or that something covers: measured from the middle of each to
 * the start of another element.
 */
export function smallTargets(): string[] {
  const LEAST = 44;
  /** Pixels lost to rounding at both edges. */
  const ROUNDING = 2;
  const CONTROLS =
    'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary';
  const small: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!isShown(control) || isInText(control)) continue;
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const [first] = control.getClientRects();
    if (!first) continue;
    const x = first.x + first.width / 2;
    const y = first.y + first.height / 2;
    const name = (control.ariaLabel || control.textContent || control.getAttribute('name')) ?? '';
    const what = `${control.tagName.toLowerCase()} “${name.trim().slice(0, 40)}”`;
    if (!isHit(control, x, y)) {
      small.push(`${what} is covered`);
      continue;
    }
    const reach = (dx: number, dy: number) => {
      let way = 0;
      while (way < LEAST && isHit(control, x + dx * (way + 0.5), y + dy * (way + 0.5))) way += 0.5;
      return way;
    };
    const width = reach(1, 0) + reach(-1, 0);
    const height = reach(0, 1) + reach(0, -1);
    if (Math.min(width, height) < LEAST - ROUNDING) small.push(`${what} is ${width} × ${height}`);
  }
  return small;

  function isShown(control: HTMLElement): boolean {
    const dialog = document.querySelector('dialog:modal, details[data-menu][open]');
    return (
      (!dialog || dialog.contains(control)) &&
      // The next slides of a gallery are.
      !control.closest('[inert]') &&
      control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      control.getBoundingClientRect().bottom + scrollY > 0 &&
      !isForReaders(control)
    );
  }

  /** Visible to screen readers only: it or an ancestor is clipped. */
  function isForReaders(element: Element | null): boolean {
    if (!element) return false;
    return getComputedStyle(element).clipPath !== 'none' || isForReaders(element.parentElement);
  }

  /** A link within a sentence may be as small as its line height (WCAG 2.5.5). */
  function isInText(control: HTMLElement): boolean {
    return (
      control.matches('a') &&
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ''),
      )
    );
  }

  function isHit(control: HTMLElement, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y);
    const labels = (control as HTMLInputElement).labels ?? [];
    return [control, ...labels].some((each) => each.contains(hit));
  }
}
