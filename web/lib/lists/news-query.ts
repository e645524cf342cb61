import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api.ts';

/** Polling interval while a page is in view, in milliseconds. */
const EVERY_MS = 300_000;

/** Other people's activity since the last look; cached per user, so that nobody sees another's. */
export const newsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['news', userId],
    queryFn: ({ signal }) => call('GET /api/User/news', { signal }),
    staleTime: EVERY_MS / 5,
    refetchInterval: EVERY_MS,
  });
