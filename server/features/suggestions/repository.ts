import { type RawBuilder, sql } from 'kysely';
import { LISTING_KINDS, type ListingKind } from '#domain/listing-kinds.ts';
import type { Point } from '#domain/places/place.ts';
import { CAR_LIST } from '#domain/suggestions/categories.ts';
import { CITY_LISTS } from '#domain/suggestions/places.ts';
import type { SuggestionKind } from '#domain/suggestions/schema.ts';
import { stemOf } from '#domain/suggestions/typed-words.ts';
import type { Region } from '#domain/values/ghana.ts';
import { isShown, isWithin } from '#server/features/listing-conditions/public.ts';
import type { Database } from '#server/platform/database/database.ts';

/** So many terms, and names of each kind, that have the words are looked at to find the best of them. */
const TERMS_LOOKED_AT = 2_000;
const NAMES_LOOKED_AT = 200;

/** So many of these terms are put in order; one or two letters begin thousands. */
const TERMS_ORDERED = 200;

/** Names of so many of the newest listings of each kind are read before an index is asked, which gathers all that have a frequent word. */
const READ_FIRST = 1_000;

/** So many of each kind are asked for, and lists of a place. */
const EACH = 8;
const LISTS_OF_PLACE = 4;
const NAMES = 4;

/** A place, brand or model that listings have (table suggestion_terms). */
export interface Term {
  kind: Exclude<SuggestionKind, 'category' | 'listing'>;
  /** Of a place: the subtype of its properties, or the cars. */
  list: string;
  /** Of a model. */
  brand: string;
  term: string;
  listings: number;
}

/** A listing that has the words in its name. */
export interface NamedListing {
  kind: ListingKind;
  id: string;
  name: string;
  location: string;
}

/** Words of only letters and figures, each as a beginning: nothing of what was typed is read as an operator. */
const beginningWith = (words: readonly string[]) =>
  sql`${words.map((word) => `${stemOf(word)}:*`).join(' & ')}::tsquery`;

/** The same with whole words, one or many, before the last. */
const endingWithBeginning = (words: readonly string[]) => {
  const whole = words.slice(0, -1).map((word) => `(${stemOf(word)} | ${stemOf(word)}s)`);
  return sql`${[...whole, `${stemOf(words.at(-1) ?? '')}:*`].join(' & ')}::tsquery`;
};

export const suggestions = {
  /**
   * The terms that have words beginning with some, of each kind those that begin as it was typed, then the usual ones; of
   * a place the lists that have most of it, one of each place before a second one of any.
   */
  async terms(
    db: Database,
    words: readonly string[],
    lists: readonly string[] | undefined,
  ): Promise<Term[]> {
    const { rows } = await sql<Term>`
      with matching as materialized (
        select kind, list, brand, term, listings,
          search_fold(term) like ${`${words.join(' ')}%`} as begins from suggestion_terms
        where words @@ ${beginningWith(words)}
          and ${lists ? sql`kind = 'place' and list = any(${lists}::text[])` : sql`true`}
        limit ${sql.lit(TERMS_LOOKED_AT)}
      ), found as (
        select *, lower(term) as plain from matching
        order by begins desc, listings desc limit ${sql.lit(TERMS_ORDERED)}
      ), of_term as (
        select *, sum(listings) over term as total,
          row_number() over (term order by listings desc, list) as nth
        from found window term as (partition by kind, brand, plain)
      ), in_order as (
        select *, row_number() over (partition by kind order by
          nth, begins desc, total desc, term, brand) as place
        from of_term where nth <= case kind when 'place' then ${sql.lit(LISTS_OF_PLACE)} else 1 end
      )
      select kind, list, brand, term, listings from in_order where place <= ${sql.lit(EACH)}
      order by kind, place`.execute(db);
    return rows;
  },

  /**
   * Listings whose names have the words, the last of them as a beginning: those whose name begins so, then the newest; as
   * many as are wanted of the newest listings where these have them, else of all.
   */
  async named(db: Database, words: readonly string[]): Promise<NamedListing[]> {
    const read = async (named: RawBuilder<unknown>) => {
      const { rows } = await sql<NamedListing>`
        select kind, id, name, location from (${named}) as named
        order by search_fold(name) like ${`${words.join(' ')}%`} desc, created_at desc, id desc
        limit ${sql.lit(NAMES)}`.execute(db);
      return rows;
    };
    const newest = await read(namedAmongNewest(words));
    return newest.length === NAMES ? newest : read(namedAmongAll(words));
  },

  /** The regions of some that have anything. */
  async regionsWithAny(db: Database, regions: readonly Region[]): Promise<Region[]> {
    const { rows } = await sql<{ region: Region }>`
      select region from unnest(${regions}::text[]) with ordinality as asked (region, place)
      where exists (
        select from listings
        where ${isShown('listings')} and kind = any(${LISTING_KINDS}::text[]) and listings.region = asked.region)
      order by place`.execute(db);
    return rows.map(({ region }) => region);
  },

  /** The types of properties, and the cars, that have anything so many kilometres around a point. */
  async listsNear(db: Database, near: Point, kilometres: number): Promise<string[]> {
    const around = sql.join(isWithin('listings', near, kilometres), sql` and `);
    const isThere = (list: string) => {
      const ofList =
        list === CAR_LIST ? sql`kind = 'car'` : sql`kind = 'property' and property_type = ${list}`;
      return sql`select ${list}::text as list where exists (
        select from listings where ${isShown('listings')} and ${ofList} and ${around})`;
    };
    const { rows } = await sql<{ list: string }>`${sql.join(
      CITY_LISTS.map(isThere),
      sql` union all `,
    )}`.execute(db);
    return rows.map(({ list }) => list);
  },

  /** How many listings some lists have. */
  async totals(db: Database, lists: readonly string[]): Promise<Map<string, number>> {
    const rows = await db
      .selectFrom('suggestion_terms')
      .select(['list', sql<number>`sum(listings)::integer`.as('total')])
      .where('kind', '=', 'place')
      .where(sql<boolean>`list = any(${lists}::text[])`)
      .groupBy('list')
      .execute();
    return new Map(rows.map(({ list, total }) => [list, total]));
  },
};

const namedAmongNewest = (words: readonly string[]) => sql`
  select newest.* from ${EACH_KIND} cross join lateral (
    select kind, id, name, location, created_at from listings
    where listings.kind = each.kind and ${isShown('listings')}
    order by created_at desc, id desc limit ${sql.lit(READ_FIRST)}
  ) as newest
  where ${sql.join(
    words.map((word) => sql`search_fold(name) ~ ${`\\m${stemOf(word)}`}`),
    sql` and `,
  )}`;

/** By an index; whole words but for the last, for that gathers nothing of what begins with a frequent one. */
const namedAmongAll = (words: readonly string[]) => sql`
  select found.* from ${EACH_KIND} cross join lateral (
    select kind, id, name, location, created_at from listings
    where listings.kind = each.kind and ${isShown('listings')}
      and suggestion_words(name) @@ ${endingWithBeginning(words)}
    limit ${sql.lit(NAMES_LOOKED_AT)}
  ) as found`;

/** So that one kind does not crowd out another. */
const EACH_KIND = sql`unnest(${LISTING_KINDS}::text[]) as each (kind)`;
