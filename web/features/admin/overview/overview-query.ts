import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Overview } from '#domain/overview/schema.ts';
import type { Span } from '#domain/workspace/spans.ts';
import { callApi } from '#web/lib/api.ts';
import { withQuery } from '#web/lib/with-query.ts';

/** What happened in the last days. */
export const overviewQuery = (days: Span) =>
  queryOptions({
    queryKey: ['admin', 'overview', days],
    queryFn: ({ signal }) =>
      callApi<Overview>(withQuery('/api/admin/overview', { days }), { signal }),
    placeholderData: keepPreviousData,
  });
