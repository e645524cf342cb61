import { leftOutWith } from '#domain/search/left-out.ts';
import type { WithoutResponse } from '#domain/search/schema.ts';
import { readSearch } from '#domain/search/search-words.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Repository } from './list-listings.ts';
import type { ListingFilter } from './listing-query-repository.ts';

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

/** What may be left out of a query for the list to have something: a word or a filter, with how many there are then, the most first. */
export async function countWithout<Filter extends ListingFilter, Sort, Row>(
  { slowReads: db }: Pick<Platform, 'slowReads'>,
  repository: Repository<Filter, Sort, Row>,
  query: Query,
  toFilter: (query: Query) => Filter,
): Promise<WithoutResponse> {
  const found: WithoutResponse = [];
  for (const { left, ...leaveOut } of [...withoutWords(query), ...withoutFilters(query)].slice(
    0,
    MAX_TRIED,
  )) {
    const search = left.search
      ? await repository.planSearch(db, readSearch(left.search))
      : undefined;
    const filter = { ...toFilter(left), search };
    const total = await repository.countUpTo(db, filter, COUNTED_TO);
    if (total > 0) found.push({ ...leaveOut, total });
  }
  return found.sort((a, b) => b.total - a.total).slice(0, MAX_SHOWN);
}

/** Each word left out in turn; the only one, where there are filters to keep. */
function withoutWords(query: Query) {
  const { terms } = readSearch(query.search ?? '');
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
