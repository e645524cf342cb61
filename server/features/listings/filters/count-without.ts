import { WITHIN_KM } from '#domain/places/near.ts';
import { placeInWords } from '#domain/places/place-in-words.ts';
import { readPlacedSearch } from '#domain/places/search-places.ts';
import { asTyped, withoutAnyFillers, withoutFillers } from '#domain/search/fillers.ts';
import { fold } from '#domain/search/fold.ts';
import { leftOutWith } from '#domain/search/left-out.ts';
import { mistakesBetween } from '#domain/search/near-spelling.ts';
import { priceInWords } from '#domain/search/price-words.ts';
import type { WithoutResponse } from '#domain/search/schema.ts';
import type { SearchTerm } from '#domain/search/search-words.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Repository } from '../list-listings.ts';
import type { ListingFilter } from '../listing-query-repository.ts';
import type { SearchReader } from '../words/search-reader.ts';
import { requireRanges } from './require-ranges.ts';

const MAX_SHOWN = 5;
/** Each attempt costs a query: only this many words and filters are left out in turn. */
const MAX_TRIED = 10;
const COUNTED_TO = 1_000;

/**
 * The radii tried around a named place, in kilometres, smallest first; a smaller one would be the
 * place itself.
 */
const AROUND_KM = WITHIN_KM.filter((km) => km >= 5);
const FURTHEST_KM = Math.max(...AROUND_KM);

/** Parameters that are not filters, or that define the list. */
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
 * Finds the words and filters whose removal would fill an empty list, with the count each would
 * give, highest first. A price or place among the words comes first, turned into a filter.
 */
export async function countWithout<Filter extends ListingFilter, Sort, Row>(
  { slowReads: db }: Pick<Platform, 'slowReads'>,
  repository: Repository<Filter, Sort, Row>,
  reader: SearchReader,
  query: Query,
  toFilter: (query: Query) => Filter,
): Promise<WithoutResponse> {
  requireRanges(query);
  const count = async (left: Query, max = COUNTED_TO) => {
    const words = await reader.wordsOf(left);
    const search = words && (await repository.planSearch(db, words));
    return repository.countUpTo(db, { ...toFilter(left), search }, max);
  };
  const priced = await withPrice(query, count);
  const placed = priced ? undefined : await aroundPlace(query, count);
  const words = priced ? [] : withoutWords(query);
  const tried = MAX_TRIED - (placed ? AROUND_KM.length : 0);
  const found: (WithoutResponse[number] & { isLikely?: boolean })[] = [];
  for (const { left, ...leaveOut } of [...words, ...withoutFilters(query)].slice(0, tried)) {
    const total = await count(left);
    if (total > 0) found.push({ ...leaveOut, total });
  }
  const sorted = found
    .sort((a, b) => Number(b.isLikely ?? 0) - Number(a.isLikely ?? 0) || b.total - a.total)
    .map(({ isLikely: _, ...each }) => each);
  return [...(priced ? [priced] : []), ...(placed ? [placed] : []), ...sorted].slice(0, MAX_SHOWN);
}

/**
 * The highest price that was typed, as a filter beside the other words; if need be without the
 * words that mean nothing.
 */
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

/**
 * The smallest radius around a named place that has a match for the other words. Tries the largest
 * first, so that a place with no match costs one query.
 */
async function aroundPlace(
  query: Query,
  count: (left: Query, max?: number) => Promise<number>,
): Promise<WithoutResponse[number] | undefined> {
  const named = query.near || query.bbox ? undefined : placeInWords(query.search ?? '');
  if (!named) return undefined;
  const { lat, lng, name, slug } = named.place;
  const search = named.rest && withoutAnyFillers(readPlacedSearch(named.rest));
  const around = { ...query, search: search || undefined, near: { lat, lng, name } };
  if ((await count({ ...around, within: FURTHEST_KM }, 1)) === 0) return undefined;
  for (const within of AROUND_KM) {
    const total = await count({ ...around, within });
    if (total > 0) {
      return { parameter: 'near', value: slug, within: String(within), name, search, total };
    }
  }
  return undefined;
}

/** Leaves out each word in turn; the only word just when filters remain. */
function withoutWords(query: Query) {
  const { terms } = readPlacedSearch(query.search ?? '');
  if (!query.search || (terms.length === 1 && withoutFilters(query).length === 0)) return [];
  return terms.map((term, at) => {
    const isLikely = isNumberOfPart(terms, at);
    const search = terms
      .filter((other) => other !== term)
      .map(({ typed }, nth) => (isLikely && nth === at - 1 ? COMMUNITY : typed))
      .join(' ');
    return {
      parameter: 'search',
      word: term.typed,
      search,
      isLikely,
      left: { ...query, search: search || undefined },
    };
  });
}

const COMMUNITY = 'community';

/**
 * A number may name a community of Tema: people looking there prefer another community to anything
 * else with a 5.
 */
function isNumberOfPart(terms: readonly SearchTerm[], at: number): boolean {
  const isNumber = terms[at]?.letters.length === 0 && terms[at].numbers.length === 1;
  const before = fold(terms[at - 1]?.typed ?? '');
  return isNumber && (before === 'comm' || mistakesBetween(before, COMMUNITY) <= 2);
}

const withoutFilters = (query: Query) =>
  Object.keys(query)
    .filter((name) => query[name] !== undefined && !KEPT.has(name) && !KIND.has(name))
    .filter((name) => leftOutWith(name)[0] === name)
    .map((parameter) => {
      const out = leftOutWith(parameter).map((name) => [name, undefined]);
      return { parameter, left: { ...query, ...Object.fromEntries(out) } };
    });
