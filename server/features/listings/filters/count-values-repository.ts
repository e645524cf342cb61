import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { bitConditions } from '../facet-index/bit-conditions.ts';
import { changedListings, countBits } from '../facet-index/bit-counts-repository.ts';
import {
  countedColumns,
  editionOf,
  type FacetIndex,
} from '../facet-index/index-keys-repository.ts';
import { isUsable } from '../facet-index/state-repository.ts';
import type { ListingFilter } from '../listing-query-repository.ts';
import { mostCounted, readKeys, type ValueCount } from './facet-repository.ts';

/** A filter by one parameter, whose options are counted as if it were not set. */
export interface ChosenFilter<Filter> {
  /** What its options are counted by, as ValueCount names it. */
  name: string;
  filter: Filter;
}

/** What tells whether the index was usable when the counts were made. */
const USABLE = { missed: -2, key: 'usable=yes' };

/**
 * Counts the values that listings have: of those that meet all filters, and of those that miss one of the chosen. From the index,
 * and by reading the listings that have changed since, in one snapshot; where the index has no bits for a filter, or is not usable, by
 * reading all listings.
 */
export async function countValues<Filter extends ListingFilter>(
  db: Database | Transaction,
  index: FacetIndex,
  conditionsOf: (filter: Filter) => Expression<SqlBool>[],
  { base, chosen }: { base: Filter; chosen: readonly ChosenFilter<Filter>[] },
): Promise<ValueCount[]> {
  const read = (only: readonly Expression<SqlBool>[]) =>
    readKeys(
      index.kind,
      {
        base: [...only, ...conditionsOf(base)],
        chosen: chosen.map(
          ({ filter }) => sql<SqlBool>`(${sql.join(conditionsOf(filter), sql` and `)})`,
        ),
      },
      countedColumns(index),
    );
  const baseBits = bitConditions(index, base);
  const chosenBits = chosen.flatMap(({ name, filter }) => {
    const conditions = bitConditions(index, filter);
    return conditions ? [{ name, conditions }] : [];
  });
  if (baseBits && chosenBits.length === chosen.length) {
    const edition = editionOf(db, index);
    const usable = isUsable(index, edition);
    const changed = sql<SqlBool>`listings.id = any(array(
      ${changedListings(index)} and ${usable}))`;
    const counts = await mostCounted(
      db,
      sql`(${countBits(index, edition, { base: baseBits, chosen: chosenBits })})
        union all (${read([changed])})
        union all select ${sql.lit(USABLE.missed)}, ${sql.lit(USABLE.key)}, 1 where ${usable}`,
    );
    if (counts.some(({ missed }) => missed === USABLE.missed)) return counts;
  }
  return mostCounted(db, read([]));
}
