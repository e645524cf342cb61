import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api.ts';

/** How often it is asked for while a page is looked at, in milliseconds. */
const EVERY_MS = 300_000;

/** What others did since someone last looked; of one user, never another's. */
export const newsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['news', userId],
    queryFn: ({ signal }) => call('GET /api/User/news', { signal }),
    staleTime: EVERY_MS / 5,
    refetchInterval: EVERY_MS,
  });
