import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { RESULTS_PAGE_SIZE, type Span } from '#domain/workspace/spans.ts';
import { readPath } from '#web/lib/api/call-path.ts';
import { readList } from '#web/lib/api/page-data.ts';

/** Query key of the user's listings with their results; invalidated after a change. */
export const OWN_RESULTS = { queryKey: ['own-listing-results'] };

/** A page of them; cached per user, so that nobody sees another's. */
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
