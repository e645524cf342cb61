/** Attribute of the toasts' region while it is at the bottom of the screen (web/root.tsx). */
const LOW = 'data-low';

/**
 * Moves the toasts to the bottom while they would cover the focused element at the top (WCAG 2.4.11), unless
 * they would cover it at the bottom too.
 * @returns a function that stops this.
 */
export function keepToastsOffFocus(region: HTMLElement): () => void {
  const place = () => {
    region.removeAttribute(LOW);
    if (!coversFocus(region)) return;
    region.setAttribute(LOW, '');
    if (coversFocus(region)) region.removeAttribute(LOW);
  };
  // Called at its start as well.
  const resized = new ResizeObserver(place);
  resized.observe(region);
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener('focusin', place, { signal });
  window.addEventListener('scroll', place, { signal, passive: true, capture: true });
  return () => {
    resized.disconnect();
    ending.abort();
  };
}

function coversFocus(region: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused || region.contains(focused)) return false;
  const at = focused.getBoundingClientRect();
  // The page itself, or a part so large that nothing fits beside it.
  if (at.height > innerHeight / 2) return false;
  const over = region.getBoundingClientRect();
  return (
    at.top < over.bottom && at.bottom > over.top && at.left < over.right && at.right > over.left
  );
}
