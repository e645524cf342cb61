import { QueryClient } from '@tanstack/react-query';
import { retryWhenBusy } from './retry-when-busy.ts';

/**
 * Data count as fresh for five seconds: long enough not to ask at once for what the server just rendered, and
 * short enough for a second look to show other people's changes.
 */
const STALE_AFTER_MS = 5_000;

const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_AFTER_MS, networkMode: 'always', ...retryWhenBusy },
    },
  });

let inBrowser: QueryClient | undefined;

/** One client for the life of the tab; on the server, one for each rendered page. */
export function getQueryClient(): QueryClient {
  if (typeof window === 'undefined') return makeQueryClient();
  inBrowser ??= makeQueryClient();
  return inBrowser;
}
