import { queryOptions } from '@tanstack/react-query';
import type { CarSummary } from '#domain/cars/schema.ts';
import { type ReadPath, readPath } from '#web/lib/api/call-path.ts';
import { type Listed, readList } from '#web/lib/api/page-data.ts';

export const similarCarsPath = (id: string): ReadPath<CarSummary[]> =>
  readPath('GET /api/cars/:id/similar', { params: { id }, query: { view: 'card' } });

/** Cars similar to one; `initial` is the list the server rendered. */
export const similarCarsQuery = (id: string, initial: Listed<CarSummary> | null) =>
  queryOptions({
    queryKey: ['cars', similarCarsPath(id)],
    queryFn: ({ signal }) => readList(similarCarsPath(id), { signal }),
    initialData: initial ?? undefined,
  });
