import { useSyncExternalStore } from 'react';

const never = () => () => {};
const yes = () => true;
const no = () => false;

/**
 * For facts that only the browser knows, from its address or storage: false in the server's HTML and during
 * hydration. If it stays false, nothing renders again; a second render would force all parts still waiting to
 * hydrate at once, in a single task.
 */
export const useInBrowser = (holds: () => boolean): boolean =>
  useSyncExternalStore(never, holds, no);

/** False in the server's HTML and during hydration, true from then on. */
export const useHydrated = (): boolean => useInBrowser(yes);
