import type { CountedFilter } from '#domain/filter-counts/counted-filters.ts';
import { capped, FILTER_COUNTS_AMONG, FILTER_OPTIONS_MAX } from '#domain/filter-counts/counts.ts';
import type { FilterCountsResponse } from '#domain/filter-counts/schema.ts';
import { LIST_COUNTED } from '#domain/paging/counted.ts';
import { joinValues } from '#domain/values/filter-values.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { ListingFilter } from '../listing-query-repository.ts';
import type { SearchReader } from '../words/search-reader.ts';
import type { MeantWords, TextSearch } from '../words/text-search-repository.ts';
import { type CountedValues, ownName, type ValueCount } from './filter-count-repository.ts';
import { requireRanges } from './require-ranges.ts';

interface FilterCountRepository<Filter> {
  planSearch(db: Database, words: MeantWords): Promise<TextSearch>;
  countValues(
    db: Database,
    base: Filter,
    chosen: readonly { name: string; filter: Filter }[],
    first: number,
  ): Promise<CountedValues>;
}

/** The lists whose filters have counts. */
interface CountedLists<Filter> {
  repository: FilterCountRepository<Filter>;
  countedFilters: readonly CountedFilter[];
  reader: SearchReader;
}

type Query = Readonly<Record<string, unknown>> & { search?: string | undefined };

/** Limits that keep counting cheap. */
export interface FilterCountLimits {
  /**
   * Counts only this many of the newest listings in each group: those that meet all filters, or
   * miss one.
   */
  among?: number;
  /** A higher count is reported as this plus one. */
  max?: number;
}

/**
 * The counts of options, and the parameters whose counts cover only the newest listings: there may
 * be more.
 */
export interface CountedOptions {
  counts: FilterCountsResponse;
  atLeast: string[];
}

/**
 * Counts the listings that each option of each filter would give under the query's other filters;
 * its words are taken as typed.
 */
export async function countFilterOptions<Filter extends ListingFilter>(
  { slowReads: db }: Pick<Platform, 'slowReads'>,
  { repository, countedFilters, reader }: CountedLists<Filter>,
  query: Query,
  toFilter: (query: Query) => Filter,
  { among = FILTER_COUNTS_AMONG, max = LIST_COUNTED }: FilterCountLimits = {},
): Promise<CountedOptions> {
  requireRanges(query);
  const chosen = countedFilters.filter(({ parameter }) => query[parameter] !== undefined);
  const unset = Object.fromEntries(chosen.map(({ parameter }) => [parameter, undefined]));
  const words = await reader.wordsOf(query);
  const search = words && (await repository.planSearch(db, words));
  const { counts, larger } = await repository.countValues(
    db,
    { ...toFilter({ ...query, ...unset }), search },
    chosen.map((counted) => ({
      name: countedName(counted),
      filter: toFilter({ [counted.parameter]: query[counted.parameter] }),
    })),
    among,
  );
  const atLeast = countedFilters.filter(
    (counted) => larger.has(-1) || larger.has(chosen.indexOf(counted)),
  );
  const told = countedFilters.map((counted) => {
    const place = chosen.indexOf(counted);
    const under = counts.filter(
      ({ missed, name }) => name === countedName(counted) && (missed === -1 || missed === place),
    );
    const options = counted.options
      ? knownOptions(counted, counted.options, under)
      : foundOptions(under, query[counted.parameter]);
    return [
      counted.parameter,
      Object.fromEntries(options.map(([option, count]) => [option, capped(count, max)])),
    ];
  });
  return { counts: Object.fromEntries(told), atLeast: atLeast.map(({ parameter }) => parameter) };
}

const countedName = ({ name, from, isUnkeyed }: CountedFilter) =>
  from === 'facts' && !isUnkeyed ? name : ownName(name);

type Option = [option: string, listings: number];

function knownOptions(
  { atLeast }: CountedFilter,
  options: readonly string[],
  counts: readonly ValueCount[],
): Option[] {
  return options.map((option) => {
    const isOf = (value: string) =>
      atLeast ? Number(value) >= Number(option) : plain(value) === option;
    return [option, sum(counts.filter(({ value }) => isOf(value)))];
  });
}

/** Facts say `true` where filters say yes. */
const plain = (value: string) => (value === 'true' ? 'yes' : value === 'false' ? 'no' : value);

/** The options of a free text: the most frequent values and the chosen ones, by name. */
function foundOptions(counts: readonly ValueCount[], chosen: unknown): Option[] {
  const byValue = Map.groupBy(counts, ({ value }) => value);
  const found = [...byValue.values()].map((same): Option => {
    const most = same.reduce((a, b) => (b.listings > a.listings ? b : a));
    return [joinValues([most.shown]), sum(same)];
  });
  return found
    .sort(([, a], [, b]) => b - a)
    .filter(([option], place) => place < FILTER_OPTIONS_MAX || isChosen(option, chosen))
    .sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
}

const isChosen = (option: string, chosen: unknown) =>
  Array.isArray(chosen) && chosen.some((value) => joinValues([value]) === option);

const sum = (counts: readonly ValueCount[]) =>
  counts.reduce((total, { listings }) => total + listings, 0);
