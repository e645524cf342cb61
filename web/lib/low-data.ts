import { createContext, use, useState, useSyncExternalStore } from 'react';
import { LOW_DATA_COOKIE } from '#domain/low-data.ts';
import { PREFERENCE_KEYS } from './preferences.ts';

const listeners = new Set<() => void>();

/** True in low-data mode: chosen in the footer, or requested by the browser (Save-Data). */
export function isLowData(): boolean {
  return 'lowData' in document.documentElement.dataset;
}

/** Sets "Low data" at once and for the visits to come; switched off it overrules the browser's Save-Data. */
export function setLowData(on: boolean): void {
  document.documentElement.toggleAttribute('data-low-data', on);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${LOW_DATA_COOKIE}=${on ? 'on' : 'off'}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
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

/** True if the HTML was rendered in low-data mode (domain/low-data.ts). */
export const LowDataPage = createContext(false);

/**
 * True if a picture should be a small one. Decided once per picture, as changing the address of a loaded one
 * would fetch it again.
 */
export function useLightPicture(): boolean {
  const rendered = use(LowDataPage);
  const now = useSyncExternalStore(subscribe, isLowData, () => rendered);
  const [light] = useState(now);
  return light;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
