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
  type NarrowedKind,
  newestOf,
  type QueriedKind,
} from './listing-query-repository.ts';
import { countedCells, type MapCell, type MapColumns, readCells } from './places/map-repository.ts';

type Db = Database | Transaction;

/** Counts the listings of one kind: of a list, and by the options of its filters. */
export function listingCounts<Filter extends ListingFilter, Sort extends string>(
  definition: QueriedKind<Filter, Sort> & Counted,
) {
  return {
    /** True if conditions cost more than the rows, so that a page and its count are better read side by side. */
    isCostly: (filter: Filter): boolean => Boolean(definition.costlyConditions?.(filter).length),

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
  };
}

/** How one kind of listing stands on the map. */
export interface MappedKind<Filter extends ListingFilter> extends NarrowedKind<Filter> {
  /**
   * The families of listing_families in the database: the filters that choose them, and the
   * families that a filter asks for.
   */
  families: { by: readonly (keyof Filter)[]; of(filter: Filter): readonly string[] };
  mapColumns: MapColumns;
}

/** Counts them by the cells of the map. */
export function listingCells<Filter extends ListingFilter>(definition: MappedKind<Filter>) {
  const { families, mapColumns } = definition;
  return {
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
