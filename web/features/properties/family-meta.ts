import { countedPlural } from '#domain/paging/counted.ts';
import type { Family } from '#domain/properties/families.ts';
import type { PropertySummary } from '#domain/properties/schema.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import { paths } from '#domain/site/paths.ts';
import type { Listed } from '#web/lib/api/page-data.ts';
import { itemListSchema } from '#web/lib/lists/item-list-schema.ts';
import { pageOf, pageSearch } from '#web/lib/lists/list-page.ts';
import { readFamilyFilters } from './family-filters.ts';

/** Metadata of a list page (see pageMeta). A filtered list does not count as a page of its own. */
export function familyMeta(
  family: Family,
  listed: Listed<PropertySummary> | null,
  { query, origin }: { query: URLSearchParams; origin: string },
) {
  const page = pageOf(query);
  const filtered = Object.keys(readFamilyFilters(family, query)).length > 0;
  const title = `${family.title} in Ghana`;
  return {
    title: page > 1 && !filtered ? `${title}, page ${page}` : title,
    description: description(family, filtered ? null : listed),
    path: family.path + (filtered ? '' : pageSearch(new URLSearchParams(), page)),
    origin,
    jsonLd:
      listed && !filtered
        ? itemListSchema(
            title,
            listed.items.map(({ _id, name }) => ({ name, path: paths.property(_id) })),
            { origin, total: listed.total, first: (page - 1) * LIST_PAGE_SIZE + 1 },
          )
        : undefined,
  };
}

/** 'Hotels in Ghana: 12 properties in Kumasi, Osu, Elmina and elsewhere, with photos and prices in cedi.' */
function description({ title }: Family, listed: Listed<PropertySummary> | null): string {
  if (!listed || listed.items.length === 0) {
    return `${title} in Ghana, with photos, places and prices in cedi.`;
  }
  const places = [...new Set(listed.items.map(({ location }) => location))];
  const named = places.slice(0, 3).join(', ') + (places.length > 3 ? ' and elsewhere' : '');
  const count = countedPlural(listed.total, 'property', 'properties');
  return `${title} in Ghana: ${count} in ${named}, with photos and prices in cedi.`;
}
