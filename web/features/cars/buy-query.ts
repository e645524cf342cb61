import { CATEGORIES, type CarCategory } from '#domain/cars/car.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import { pageAsked } from '#web/lib/lists/list-page.ts';
import type { CarFilters } from './queries.ts';

/** The category tile that a query string names. */
export function categoryOf(query: URLSearchParams): CarCategory | undefined {
  return CATEGORIES.find((category) => category === query.get('category'));
}

/**
 * What the buy page asks the API for: all cars that are no relocation vehicles (specification §2.18), or a
 * category as it is. Trucks are relocation vehicles by their very name, and would be none otherwise.
 */
export function buyQuery(query: URLSearchParams): CarFilters {
  const category = categoryOf(query);
  return {
    ...(category ? { category } : { kind: 'regular' }),
    ...pageAsked(query),
    limit: LIST_PAGE_SIZE,
  };
}

/** What the relocation page asks for: vehicles classed as relocation vehicles (specification §4). */
export const relocationQuery = (query: URLSearchParams): CarFilters => ({
  kind: 'relocation',
  ...pageAsked(query),
  limit: LIST_PAGE_SIZE,
});
