import { queryOptions } from '@tanstack/react-query';
import type { News } from '#domain/news/schema.ts';
import { callApi } from './api.ts';

export const NEWS_PATH = '/api/User/news';

/** How often it is asked for while a page is looked at, in milliseconds. */
const EVERY_MS = 300_000;

/** What others did since somebody last looked; of one user, never another's. */
export const newsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['news', userId],
    queryFn: ({ signal }) => callApi<News>(NEWS_PATH, { signal }),
    staleTime: EVERY_MS / 5,
    refetchInterval: EVERY_MS,
  });
