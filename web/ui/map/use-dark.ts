import { useSyncExternalStore } from 'react';

/** True if the page is dark, by system setting or by choice. For things CSS cannot style, for example a canvas. */
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
