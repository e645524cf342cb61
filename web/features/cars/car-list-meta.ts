import type { CarSummary } from '#domain/cars/schema.ts';
import { countedPlural } from '#domain/paging/counted.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import { paths } from '#domain/site/paths.ts';
import type { Listed } from '#web/lib/api/page-data.ts';
import { itemListSchema } from '#web/lib/lists/item-list-schema.ts';
import { pageOf, pageSearch } from '#web/lib/lists/list-page.ts';

interface CarListPage {
  title: string;
  /** A sentence without its full stop, to which the brands are added. */
  description: string;
  path: string;
}

/** Metadata of a car list (see pageMeta). A filtered list does not count as a page of its own. */
export function carListMeta(
  { title, description, path }: CarListPage,
  listed: Listed<CarSummary> | null,
  { query, origin }: { query: URLSearchParams; origin: string },
) {
  const page = pageOf(query);
  const filtered = [...query.keys()].some((name) => name !== 'page');
  const shown = filtered ? null : listed;
  const brands = [...new Set(shown?.items.map(({ brand }) => brand))].slice(0, 4).join(', ');
  return {
    title: page > 1 && !filtered ? `${title}, page ${page}` : title,
    description:
      shown && brands
        ? `${description}: ${countedPlural(shown.total, 'car')}, including ${brands}.`
        : `${description}.`,
    path: path + (filtered ? '' : pageSearch(new URLSearchParams(), page)),
    origin,
    jsonLd: shown
      ? itemListSchema(
          title,
          shown.items.map(({ _id, name }) => ({ name, path: paths.car(_id) })),
          { origin, total: shown.total, first: (page - 1) * LIST_PAGE_SIZE + 1 },
        )
      : undefined,
  };
}
