import { useSyncExternalStore } from 'react';
import { PREFERENCE_KEYS } from '../preferences.ts';

const listeners = new Set<() => void>();

const areCompact = () => 'compactLists' in document.documentElement.dataset;

/** Has lists show small cards or large ones (`compact-card` in app.css), at once and for the visits to come. */
export function setCompactLists(on: boolean): void {
  document.documentElement.toggleAttribute('data-compact-lists', on);
  try {
    if (on) localStorage.setItem(PREFERENCE_KEYS.compactLists, 'on');
    else localStorage.removeItem(PREFERENCE_KEYS.compactLists);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  for (const listener of listeners) listener();
}

/** True if lists show small cards; false until scripts run, though the page may already show them. */
export const useCompactLists = (): boolean =>
  useSyncExternalStore(subscribe, areCompact, () => false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Chosen before all scripts run (web/head/choices.ts).
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
