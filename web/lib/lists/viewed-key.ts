/** In local storage: the listings whose pages were looked at on this device. */
export const VIEWED_KEY = 'recentlyViewed';

/** Whether there are any; of all that is done with them, what the home page needs at its start. */
export function hasViewed(): boolean {
  try {
    return localStorage.getItem(VIEWED_KEY) !== null;
  } catch {
    return false;
  }
}
