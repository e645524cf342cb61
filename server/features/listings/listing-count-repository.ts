import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import {
  type Counted,
  type CountedValues,
  countValues,
} from './filters/filter-count-repository.ts';
import {
  conditionsOf,
  type ListingFilter,
  matching,
  newestOf,
  type QueriedKind,
} from './listing-query-repository.ts';
import { countedCells, type MapCell, type MapColumns, readCells } from './places/map-repository.ts';

type Db = Database | Transaction;

/** What is counted of one kind of listing. */
export interface CountedKind<Filter extends ListingFilter, Sort extends string>
  extends QueriedKind<Filter, Sort>,
    Counted {
  /**
   * The families of listing_families in the database: the filters that choose them, and the
   * families that a filter asks for.
   */
  families: { by: readonly (keyof Filter)[]; of(filter: Filter): readonly string[] };
  mapColumns: MapColumns;
}

/** Counts the listings of one kind: of a list, by the options of its filters, and on the map. */
export function listingCounts<Filter extends ListingFilter, Sort extends string>(
  definition: CountedKind<Filter, Sort>,
) {
  const { families, mapColumns } = definition;
  return {
    /** Counts matches and stops at `max`. */
    async countUpTo(db: Db, filter: Filter, max: number): Promise<number> {
      const some = matching(db, definition, filter).select(sql`1`.as('one')).limit(max);
      const counted = await db
        .selectFrom(some.as('some'))
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirst();
      return counted?.count ?? 0;
    },

    /** The values of the newest listings that meet all filters, or miss one of the chosen ones. */
    countValues: (
      db: Db,
      base: Filter,
      chosen: readonly { name: string; filter: Filter }[],
      first: number,
    ): Promise<CountedValues> =>
      countValues(
        db,
        definition,
        {
          base: conditionsOf(definition, base),
          chosen: chosen.map(({ name, filter }) => ({
            name,
            conditions: conditionsOf(definition, filter),
          })),
        },
        { first, order: newestOf(definition) },
      ),

    /**
     * Listings are counted in advance by place: that serves a filter of only families and a part of
     * the map.
     */
    isCounted: (filter: Filter): boolean =>
      Object.entries(filter).every(
        ([name, value]) =>
          value === undefined ||
          (Array.isArray(value) && value.length === 0 && name !== 'ids') ||
          name === 'bbox' ||
          families.by.includes(name as keyof Filter),
      ),

    /** The matches gathered in cells, from the counts made in advance. */
    countedCells: (db: Db, { bbox, ...filter }: Filter, level: number): Promise<MapCell[]> =>
      countedCells(
        db,
        definition.kind,
        { families: families.of(filter as Filter), bbox },
        matching(db, definition, filter as Filter),
        mapColumns,
        level,
      ),

    /** The matches gathered in cells, reading each listing. */
    readCells: (db: Db, filter: Filter, level: number): Promise<MapCell[]> =>
      readCells(db, matching(db, definition, filter), mapColumns, level),
  };
}
