import { queryOptions } from '@tanstack/react-query';
import { call } from './api/api.ts';

/** What a stay is sold by; `rules` is null for one price. */
export const stayRulesQuery = (id: string) =>
  queryOptions({
    queryKey: ['stay-rules', id],
    queryFn: ({ signal }) => call('GET /api/properties/:id/stay-rules', { params: { id }, signal }),
  });
