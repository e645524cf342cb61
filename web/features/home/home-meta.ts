import type { PropertySummary } from '#domain/properties/schema.ts';
import { SITE_NAME, TAGLINE } from '#domain/site/contact.ts';
import { paths } from '#domain/site/paths.ts';
import type { Listed } from '#web/lib/api/page-data.ts';
import { itemListSchema } from '#web/lib/lists/item-list-schema.ts';
import { pageSearch } from '#web/lib/lists/list-page.ts';
import { readHomeFilters } from './home-filters.ts';

/** Metadata of the home page (see pageMeta). A search does not count as a page of its own. */
export function homeMeta(
  properties: Listed<PropertySummary> | null,
  { query, origin }: { query: URLSearchParams; origin: string },
) {
  const { search, maxPrice, page } = readHomeFilters(query);
  const filtered = Boolean(search || maxPrice);
  return {
    title: TAGLINE,
    description:
      'Hotels and guest houses, homes to rent or buy, land, and cars in every region of Ghana, with photos and prices in cedi.',
    path: paths.home + (filtered ? '' : pageSearch(new URLSearchParams(), page)),
    origin,
    jsonLd: {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'WebSite',
          name: SITE_NAME,
          url: new URL(paths.home, origin).href,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${new URL(paths.home, origin).href}?search={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        },
        ...(properties && !filtered
          ? [
              itemListSchema(
                'Newest properties',
                properties.items.map(({ _id, name }) => ({ name, path: paths.property(_id) })),
                { origin, total: properties.total },
              ),
            ]
          : []),
      ],
    },
  };
}
