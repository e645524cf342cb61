import { useSyncExternalStore } from 'react';

/** Whether the page is dark, by the system or by choice: what CSS cannot reach, such as a canvas, follows it. */
export const useDark = (): boolean => useSyncExternalStore(subscribe, isDark, () => false);

const isDark = () => getComputedStyle(document.documentElement).colorScheme === 'dark';

function subscribe(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(listener);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', listener);
  return () => {
    chosen.disconnect();
    system.removeEventListener('change', listener);
  };
}
