import { useSyncExternalStore } from 'react';
import { PREFERENCE_KEYS, THEME_COLOR, type Theme } from './preferences.ts';

export { THEMES, type Theme } from './preferences.ts';

const listeners = new Set<() => void>();

/** The chosen theme; the page's HTML attribute was set before the first paint. */
function currentTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Sets the theme at once and for the visits to come. */
export function setTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = THEME_COLOR[theme === 'system' ? own : theme];
  }
  try {
    if (theme === 'system') localStorage.removeItem(PREFERENCE_KEYS.theme);
    else localStorage.setItem(PREFERENCE_KEYS.theme, theme);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  for (const listener of listeners) listener();
}

/** The chosen theme; 'system' until scripts run. */
export function useTheme(): Theme {
  return useSyncExternalStore<Theme>(subscribe, currentTheme, () => 'system');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
