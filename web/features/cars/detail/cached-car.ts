import type { QueryClient } from '@tanstack/react-query';
import type { Car } from '#domain/cars/schema.ts';
import type { Listed } from '#web/lib/page-data.ts';

/** A car that was read already: by its own page, or in any list that is in the cache. */
export function cachedCar(queryClient: QueryClient, id: string): Car | undefined {
  for (const [, car] of queryClient.getQueriesData<Car>({ queryKey: ['car', id] })) {
    if (car) return car;
  }
  for (const [, list] of queryClient.getQueriesData<Listed<Car>>({ queryKey: ['cars'] })) {
    const found = list?.items.find(({ _id }) => _id === id);
    if (found) return found;
  }
  return undefined;
}
