import { readPlacedSearch } from '#domain/places/search-places.ts';
import { asTyped, withoutFillers } from '#domain/search/fillers.ts';
import { leftOutWith } from '#domain/search/left-out.ts';
import { priceInWords } from '#domain/search/price-words.ts';
import type { WithoutResponse } from '#domain/search/schema.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Repository } from './list-listings.ts';
import type { ListingFilter } from './listing-query-repository.ts';
import { requireRanges } from './require-ranges.ts';

const MAX_SHOWN = 5;
/** What is counted costs reads: so many words and filters are left out in turn, and so far is counted. */
const MAX_TRIED = 10;
const COUNTED_TO = 1_000;

/** What is no filter, or is what the list is of. */
const KEPT = new Set([
  'search',
  'sort',
  'page',
  'limit',
  'view',
  'exact',
  'within',
  'after',
  'before',
]);
const KIND = new Set(['propertyType', 'subtype', 'kind', 'category']);

type Query = Readonly<Record<string, unknown>> & { search?: string | undefined };

/**
 * What may be left out of a query for the list to have something: a word or a filter, with how many there are then, the most first. Before
 * all, the price that stands among the words, as a filter.
 */
export async function countWithout<Filter extends ListingFilter, Sort, Row>(
  { slowReads: db }: Pick<Platform, 'slowReads'>,
  repository: Repository<Filter, Sort, Row>,
  query: Query,
  toFilter: (query: Query) => Filter,
): Promise<WithoutResponse> {
  requireRanges(query);
  const count = async (left: Query) => {
    const search = left.search
      ? await repository.planSearch(db, readPlacedSearch(left.search))
      : undefined;
    return repository.countUpTo(db, { ...toFilter(left), search }, COUNTED_TO);
  };
  const priced = await withPrice(query, count);
  const words = priced ? [] : withoutWords(query);
  const found: WithoutResponse = [];
  for (const { left, ...leaveOut } of [...words, ...withoutFilters(query)].slice(0, MAX_TRIED)) {
    const total = await count(left);
    if (total > 0) found.push({ ...leaveOut, total });
  }
  const sorted = found.sort((a, b) => b.total - a.total);
  return [...(priced ? [priced] : []), ...sorted].slice(0, MAX_SHOWN);
}

/** The highest price that was typed as a filter, with the other words, if need be without those that say nothing. */
async function withPrice(
  query: Query,
  count: (left: Query) => Promise<number>,
): Promise<WithoutResponse[number] | undefined> {
  const price = priceInWords(query.search ?? '');
  if (!price) return undefined;
  const { maxPrice, rest } = price;
  const shorter = rest && withoutFillers(readPlacedSearch(rest));
  for (const search of shorter ? [rest, asTyped(shorter)] : [rest]) {
    const total = await count({ ...query, search: search || undefined, maxPrice });
    if (total > 0) return { parameter: 'maxPrice', value: String(maxPrice), search, total };
  }
  return undefined;
}

/** Each word left out in turn; the only one, where there are filters to keep. */
function withoutWords(query: Query) {
  const { terms } = readPlacedSearch(query.search ?? '');
  if (!query.search || (terms.length === 1 && withoutFilters(query).length === 0)) return [];
  return terms.map((term) => {
    const search = terms
      .filter((other) => other !== term)
      .map(({ typed }) => typed)
      .join(' ');
    return {
      parameter: 'search',
      word: term.typed,
      search,
      left: { ...query, search: search || undefined },
    };
  });
}

const withoutFilters = (query: Query) =>
  Object.keys(query)
    .filter((name) => query[name] !== undefined && !KEPT.has(name) && !KIND.has(name))
    .filter((name) => leftOutWith(name)[0] === name)
    .map((parameter) => {
      const out = leftOutWith(parameter).map((name) => [name, undefined]);
      return { parameter, left: { ...query, ...Object.fromEntries(out) } };
    });
