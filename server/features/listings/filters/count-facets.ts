import { capped, FACET_OPTIONS_MAX, FACETS_AMONG } from '#domain/facets/counts.ts';
import type { Facet } from '#domain/facets/facets.ts';
import type { FacetsResponse } from '#domain/facets/schema.ts';
import { LIST_COUNTED } from '#domain/paging/counted.ts';
import { readPlacedSearch } from '#domain/places/search-places.ts';
import type { SearchWords } from '#domain/search/search-words.ts';
import { joinValues } from '#domain/values/filter-values.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { ListingFilter } from '../listing-query-repository.ts';
import type { TextSearch } from '../words/text-search-repository.ts';
import { type CountedValues, ownName, type ValueCount } from './facet-repository.ts';
import { requireRanges } from './require-ranges.ts';

/** What facets ask of the repository of a kind of listing. */
interface FacetRepository<Filter> {
  planSearch(db: Database, words: SearchWords): Promise<TextSearch>;
  countValues(
    db: Database,
    base: Filter,
    chosen: readonly { name: string; filter: Filter }[],
    first: number,
  ): Promise<CountedValues>;
}

type Query = Readonly<Record<string, unknown>> & { search?: string | undefined };

/** How far is counted. */
export interface FacetLimits {
  /** Of a group of listings, those that meet all filters or miss one, so many of the newest. */
  among?: number;
  /** Counts beyond it are told as one more. */
  max?: number;
}

/** What facets are told as, and the parameters of those whose counts are of the newest listings only: there may be more. */
export interface CountedFacets {
  counts: FacetsResponse;
  atLeast: string[];
}

/**
 * How many listings there would be with each option of each filter under the other filters of a query; its words are taken as they
 * were typed.
 */
export async function countFacets<Filter extends ListingFilter>(
  { slowReads: db }: Pick<Platform, 'slowReads'>,
  repository: FacetRepository<Filter>,
  facets: readonly Facet[],
  query: Query,
  toFilter: (query: Query) => Filter,
  { among = FACETS_AMONG, max = LIST_COUNTED }: FacetLimits = {},
): Promise<CountedFacets> {
  requireRanges(query);
  const chosen = facets.filter(({ parameter }) => query[parameter] !== undefined);
  const unset = Object.fromEntries(chosen.map(({ parameter }) => [parameter, undefined]));
  const search = query.search
    ? await repository.planSearch(db, readPlacedSearch(query.search))
    : undefined;
  const { counts, larger } = await repository.countValues(
    db,
    { ...toFilter({ ...query, ...unset }), search },
    chosen.map((facet) => ({
      name: countedName(facet),
      filter: toFilter({ [facet.parameter]: query[facet.parameter] }),
    })),
    among,
  );
  const atLeast = facets.filter((facet) => larger.has(-1) || larger.has(chosen.indexOf(facet)));
  const told = facets.map((facet) => {
    const place = chosen.indexOf(facet);
    const under = counts.filter(
      ({ missed, name }) => name === countedName(facet) && (missed === -1 || missed === place),
    );
    const options = facet.options
      ? knownOptions(facet, facet.options, under)
      : foundOptions(under, query[facet.parameter]);
    return [
      facet.parameter,
      Object.fromEntries(options.map(([option, count]) => [option, capped(count, max)])),
    ];
  });
  return { counts: Object.fromEntries(told), atLeast: atLeast.map(({ parameter }) => parameter) };
}

const countedName = ({ name, from, isUnkeyed }: Facet) =>
  from === 'facts' && !isUnkeyed ? name : ownName(name);

type Option = [option: string, listings: number];

function knownOptions(
  { atLeast }: Facet,
  options: readonly string[],
  counts: readonly ValueCount[],
): Option[] {
  return options.map((option) => {
    const isOf = (value: string) =>
      atLeast ? Number(value) >= Number(option) : plain(value) === option;
    return [option, sum(counts.filter(({ value }) => isOf(value)))];
  });
}

/** As facts have it, whose keys say `true` for yes. */
const plain = (value: string) => (value === 'true' ? 'yes' : value === 'false' ? 'no' : value);

/** The options of a free text by their names: those that most have, and what was chosen of them. */
function foundOptions(counts: readonly ValueCount[], chosen: unknown): Option[] {
  const byValue = Map.groupBy(counts, ({ value }) => value);
  const found = [...byValue.values()].map((same): Option => {
    const most = same.reduce((a, b) => (b.listings > a.listings ? b : a));
    return [joinValues([most.shown]), sum(same)];
  });
  return found
    .sort(([, a], [, b]) => b - a)
    .filter(([option], place) => place < FACET_OPTIONS_MAX || isChosen(option, chosen))
    .sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
}

const isChosen = (option: string, chosen: unknown) =>
  Array.isArray(chosen) && chosen.some((value) => joinValues([value]) === option);

const sum = (counts: readonly ValueCount[]) =>
  counts.reduce((total, { listings }) => total + listings, 0);
