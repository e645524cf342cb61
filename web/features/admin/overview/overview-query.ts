import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Span } from '#domain/workspace/spans.ts';
import { call } from '#web/lib/api/api.ts';

/** Activity of the last days. */
export const overviewQuery = (days: Span) =>
  queryOptions({
    queryKey: ['admin', 'overview', days],
    queryFn: ({ signal }) => call('GET /api/admin/overview', { query: { days }, signal }),
    placeholderData: keepPreviousData,
  });
