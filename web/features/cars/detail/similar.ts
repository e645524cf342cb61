import { queryOptions } from '@tanstack/react-query';
import type { CarSummary } from '#domain/cars/schema.ts';
import { type Listed, readList } from '#web/lib/page-data.ts';
import { carPath } from './one-car.ts';

export const similarCarsPath = (id: string) => `${carPath(id)}/similar?view=card`;

/** What is like a car; `initial` is what the server rendered. */
export const similarCarsQuery = (id: string, initial: Listed<CarSummary> | null) =>
  queryOptions({
    queryKey: ['cars', similarCarsPath(id)],
    queryFn: ({ signal }) => readList<CarSummary>(similarCarsPath(id), { signal }),
    initialData: initial ?? undefined,
  });
