import { CATEGORIES, type CarCategory } from '#domain/cars/car.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import { pageAsked } from '#web/lib/lists/list-page.ts';
import type { CarFilters } from './queries.ts';

/** The category tile that a query string names. */
export function categoryOf(query: URLSearchParams): CarCategory | undefined {
  return CATEGORIES.find((category) => category === query.get('category'));
}

/**
 * The buy page's API query: all cars except relocation vehicles (specification §2.18), or any one category as it
 * is. A category has no such exclusion, because Trucks count as relocation vehicles and would come up empty.
 */
export function buyQuery(query: URLSearchParams): CarFilters {
  const category = categoryOf(query);
  return {
    ...(category ? { category } : { kind: 'regular' }),
    ...pageAsked(query),
    limit: LIST_PAGE_SIZE,
  };
}

/** The relocation page's API query: vehicles classed as relocation vehicles (specification §4). */
export const relocationQuery = (query: URLSearchParams): CarFilters => ({
  kind: 'relocation',
  ...pageAsked(query),
  limit: LIST_PAGE_SIZE,
});
