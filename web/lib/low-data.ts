import { useSyncExternalStore } from 'react';
import { PREFERENCE_KEYS } from './preferences.ts';

const listeners = new Set<() => void>();

/** True when little data is to be spent: chosen in the footer, or asked for by the browser (Save-Data). */
export function isLowData(): boolean {
  return 'lowData' in document.documentElement.dataset;
}

/** Sets "Low data" at once and for the visits to come; switched off it overrules the browser's Save-Data. */
export function setLowData(on: boolean): void {
  document.documentElement.toggleAttribute('data-low-data', on);
  try {
    localStorage.setItem(PREFERENCE_KEYS.lowData, on ? 'on' : 'off');
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  for (const listener of listeners) listener();
}

/** As isLowData; true on the server and while hydrating, so that nothing heavy starts before we know. */
export function useLowData(): boolean {
  return useSyncExternalStore(subscribe, isLowData, () => true);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
