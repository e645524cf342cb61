import { leftOutWith } from '#domain/search/left-out.ts';
import type { WithoutResponse } from '#domain/search/schema.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Repository } from '../list-listings.ts';
import type { ListingFilter } from '../listing-query-repository.ts';
import type { SearchReader } from '../words/search-reader.ts';
import { requireRanges } from './require-ranges.ts';

const MAX_SHOWN = 5;
/** Each attempt costs a query: only this many words and filters are left out in turn. */
const MAX_TRIED = 10;
const COUNTED_TO = 1_000;

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
 * Finds the parts of a search and the filters whose removal would fill an empty list, with the count each would give, highest
 * first.
 */
export async function countWithout<Filter extends ListingFilter, Sort, Row>(
  { slowReads: db }: Pick<Platform, 'slowReads'>,
  repository: Repository<Filter, Sort, Row>,
  reader: SearchReader,
  query: Query,
  toFilter: (query: Query) => Filter,
): Promise<WithoutResponse> {
  requireRanges(query);
  const filters = withoutFilters(query);
  const parts = withoutParts(query, reader);
  // Without the only part and any filter, the list would be all there is.
  const tried = parts.length === 1 && filters.length === 0 ? [] : [...parts, ...filters];
  const found: WithoutResponse = [];
  for (const { left, ...leaveOut } of tried.slice(0, MAX_TRIED)) {
    const words = await reader.wordsOf(left);
    const search = words && (await repository.planSearch(db, words));
    const total = await repository.countUpTo(db, { ...toFilter(left), search }, COUNTED_TO);
    if (total > 0) found.push({ ...leaveOut, total });
  }
  return found.sort((a, b) => b.total - a.total).slice(0, MAX_SHOWN);
}

/** Leaves out each part of a search in turn, as its sentence was understood. */
function withoutParts({ search: text, ...query }: Query, { sentenceOf }: SearchReader) {
  if (text === undefined) return [];
  const { understood, words } = sentenceOf(text);
  const meant = understood.map(({ typed }) => typed).filter(Boolean);
  const others = words.terms
    .map(({ typed }) => typed)
    .filter((typed) => !meant.some((each) => each.includes(typed)));
  return [...new Set([...meant, ...others])].map((word) => {
    const search = text.replace(word, ' ').replace(/\s+/g, ' ').trim();
    return { parameter: 'search', word, search, left: { ...query, search: search || undefined } };
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
