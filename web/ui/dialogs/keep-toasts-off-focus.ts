/** The attribute of the toasts' region while they stand at the bottom of the screen (web/root.tsx). */
const LOW = 'data-low';

/**
 * Has the toasts stand at the bottom as long as they would lie on what has the focus at the top (WCAG 2.4.11), and at the top where
 * they would lie on it at the bottom too.
 * @returns what ends that.
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
  // The page itself, or a part of it that nothing can be beside.
  if (at.height > innerHeight / 2) return false;
  const over = region.getBoundingClientRect();
  return (
    at.top < over.bottom && at.bottom > over.top && at.left < over.right && at.right > over.left
  );
}
