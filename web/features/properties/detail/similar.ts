import { queryOptions } from '@tanstack/react-query';
import type { PropertySummary } from '#domain/properties/schema.ts';
import { PROPERTY_FETCH_TIMEOUT_MS } from '#domain/site/constants.ts';
import { type ReadPath, readPath } from '#web/lib/api/call-path.ts';
import { type Listed, readList } from '#web/lib/api/page-data.ts';

export const similarPath = (id: string): ReadPath<PropertySummary[]> =>
  readPath('GET /api/properties/:id/similar', { params: { id }, query: { view: 'card' } });

/** Properties similar to one; `initial` is the list the server rendered. */
export const similarQuery = (id: string, initial: Listed<PropertySummary> | null) =>
  queryOptions({
    queryKey: ['properties', similarPath(id)],
    queryFn: ({ signal }) =>
      readList(similarPath(id), { signal, timeoutMs: PROPERTY_FETCH_TIMEOUT_MS }),
    initialData: initial ?? undefined,
  });
