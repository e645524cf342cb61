/** In local storage: the listings viewed on this device. */
export const VIEWED_KEY = 'recentlyViewed';

/** True if there are any. It has a file of its own because the home page needs only this at its start. */
export function hasViewed(): boolean {
  try {
    return localStorage.getItem(VIEWED_KEY) !== null;
  } catch {
    return false;
  }
}
