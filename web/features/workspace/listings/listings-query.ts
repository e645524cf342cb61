import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { RESULTS_PAGE_SIZE, type Span } from '#domain/workspace/spans.ts';
import { readPath } from '#web/lib/api/call-path.ts';
import { readList } from '#web/lib/api/page-data.ts';

/** The queries of one's listings with what came of them: stale once one is changed. */
export const OWN_RESULTS = { queryKey: ['own-listing-results'] };

/** A page of them; of one user, never another's. */
export const ownResultsQuery = (
  userId: string,
  window: { days: Span; search: string; page: number },
) =>
  queryOptions({
    queryKey: [...OWN_RESULTS.queryKey, userId, window],
    queryFn: ({ signal }) =>
      readList(
        readPath('GET /api/User/listings', { query: { ...window, limit: RESULTS_PAGE_SIZE } }),
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
