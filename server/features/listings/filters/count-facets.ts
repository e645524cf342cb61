import { capped, FACET_OPTIONS_MAX } from '#domain/facets/counts.ts';
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
import { ownName, type ValueCount } from './facet-repository.ts';
import { requireRanges } from './require-ranges.ts';

/** What facets ask of the repository of a kind of listing. */
interface FacetRepository<Filter> {
  planSearch(db: Database, words: SearchWords): Promise<TextSearch>;
  countValues(db: Database, base: Filter, chosen: readonly Filter[]): Promise<ValueCount[]>;
}

type Query = Readonly<Record<string, unknown>> & { search?: string | undefined };

/**
 * How many listings there would be with each option of each filter under the other filters of a query; its words are taken as they
 * were typed.
 * @param max counts beyond it are told as one more.
 */
export async function countFacets<Filter extends ListingFilter>(
  { slowReads: db }: Pick<Platform, 'slowReads'>,
  repository: FacetRepository<Filter>,
  facets: readonly Facet[],
  query: Query,
  toFilter: (query: Query) => Filter,
  max = LIST_COUNTED,
): Promise<FacetsResponse> {
  requireRanges(query);
  const chosen = facets.filter(({ parameter }) => query[parameter] !== undefined);
  const unset = Object.fromEntries(chosen.map(({ parameter }) => [parameter, undefined]));
  const search = query.search
    ? await repository.planSearch(db, readPlacedSearch(query.search))
    : undefined;
  const counts = await repository.countValues(
    db,
    { ...toFilter({ ...query, ...unset }), search },
    chosen.map(({ parameter }) => toFilter({ [parameter]: query[parameter] })),
  );
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
  return Object.fromEntries(told);
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
