import { useMatches } from 'react-router';

/**
 * The `handle` of a page that is complete without scripts: they start when somebody uses it (first-paint.ts), so that who
 * only reads pays for none.
 */
export const STARTS_WITH_USE = { startsWithUse: true };

/** Whether the page on show is one of those. */
export const useStartsWithUse = (): boolean =>
  useMatches().some(({ handle }) => handle === STARTS_WITH_USE);
