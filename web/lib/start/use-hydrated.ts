import { useSyncExternalStore } from 'react';

const never = () => () => {};
const yes = () => true;
const no = () => false;

/**
 * What only the browser knows, of its address or its storage: false in the server's HTML and while it is hydrated. Where it is false
 * after that too, nothing is drawn again: parts that are still to be hydrated would have to be at once, in a single task.
 */
export const useInBrowser = (holds: () => boolean): boolean =>
  useSyncExternalStore(never, holds, no);

/** False in the server's HTML and while it is hydrated, true from then on. */
export const useHydrated = (): boolean => useInBrowser(yes);
