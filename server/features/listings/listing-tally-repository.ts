import { type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { orderedBy } from '#server/platform/database/keyset.ts';
import {
  conditionsOf,
  type ListingFilter,
  matching,
  newestOf,
  type QueriedKind,
} from './listing-query-repository.ts';

type Db = Database | Transaction;

/** What listings can be told apart by. */
export type TallyColumn = 'subtype' | 'location' | 'brand' | 'model' | 'year';

/** Listings of a part of a list, counted by what their columns say. */
export interface Tally<Column extends TallyColumn = TallyColumn> {
  counts: (Record<Column, string> & { found: number })[];
  /** False where the part has more than were looked at. */
  isAll: boolean;
}

/** What is tallied. */
export interface Tallied<Filter, Column> {
  /** The part of the list that is looked at, by which an index finds it. */
  within: Filter;
  /** What those that are counted meet too. */
  filter: Filter;
  by: readonly Column[];
  /** The most listings to look at; without a place, the newest. */
  first: number;
}

/** Tallies the listings of one kind. */
export const listingTallies = <Filter extends ListingFilter, Sort extends string>(
  definition: QueriedKind<Filter, Sort>,
) => ({
  /** Counts some listings by their columns. Reads no more than `first` of them, so that it takes as long for any filter. */
  async tally<Column extends TallyColumn>(
    db: Db,
    { within, filter, by, first }: Tallied<Filter, Column>,
  ): Promise<Tally<Column>> {
    const columns = by.map((name) => sql.ref(`listings.${name}`));
    const conditions = [sql<SqlBool>`true`, ...conditionsOf(definition, filter)];
    const part = matching(db, definition, within)
      .select(by.map((name) => sql`${sql.ref(`listings.${name}`)}::text`.as(name)))
      .select(sql<boolean>`${sql.join(conditions, sql` and `)}`.as('is_met'))
      // An order would make PostgreSQL read an index of dates until it comes upon a place.
      .$if(within.near === undefined, (query) => query.orderBy(orderedBy(newestOf(definition))))
      .limit(first + 1);
    const { rows } = await sql<Record<Column, string> & { found: number | null; seen: number }>`
      with listings as materialized (${part})
      select ${sql.join(by.map((name) => sql.ref(`found.${name}`)))}, found.found, seen.seen
      from (select count(*)::integer as seen from listings) as seen
      left join (
        select ${sql.join(columns)}, count(*)::integer as found from listings
        where is_met group by ${sql.join(columns)}
      ) as found on true`.execute(db);
    const isAll = (rows[0]?.seen ?? 0) <= first;
    const counts = rows.filter(({ found }) => found !== null);
    return { counts: counts as Tally<Column>['counts'], isAll };
  },
});
