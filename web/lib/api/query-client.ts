import { QueryClient } from '@tanstack/react-query';
import { retryWhenBusy } from './retry-when-busy.ts';

/**
 * What was read is taken for new for five seconds: enough that what the server rendered is not asked
 * again at once, and little enough that a second look shows what others changed meanwhile.
 */
const STALE_AFTER_MS = 5_000;

const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_AFTER_MS, networkMode: 'always', ...retryWhenBusy },
    },
  });

let inBrowser: QueryClient | undefined;

/** One client for the life of the tab; on the server a new one for each page rendered. */
export function getQueryClient(): QueryClient {
  if (typeof window === 'undefined') return makeQueryClient();
  inBrowser ??= makeQueryClient();
  return inBrowser;
}
