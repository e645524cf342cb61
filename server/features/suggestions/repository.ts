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

/** The most matching terms, and names of each kind, to examine for the best. */
const TERMS_LOOKED_AT = 2_000;
const NAMES_LOOKED_AT = 200;

/** The most of these terms to sort; thousands begin with the same one or two letters. */
const TERMS_ORDERED = 200;

/**
 * This many names of the newest listings of each kind are read before an index is asked, which
 * gathers every match of a frequent word.
 */
const READ_FIRST = 1_000;

/** The most suggestions of each kind, and lists of a place. */
const EACH = 8;
const LISTS_OF_PLACE = 4;
const NAMES = 4;

/** A place, brand or model that listings have (table suggestion_terms). */
export interface Term {
  kind: Exclude<SuggestionKind, 'search' | 'category' | 'listing'>;
  /** For a place: the subtype of its properties, or the cars. */
  list: string;
  /** For a model. */
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

/**
 * Takes each word as a prefix and keeps only letters and digits, so that nothing typed is read as
 * an operator.
 */
const beginningWith = (words: readonly string[]) =>
  sql`${words.map((word) => `${stemOf(word)}:*`).join(' & ')}::tsquery`;

/** Takes all words before the last as whole ones, in singular or plural. */
const endingWithBeginning = (words: readonly string[]) => {
  const whole = words.slice(0, -1).map((word) => `(${stemOf(word)} | ${stemOf(word)}s)`);
  return sql`${[...whole, `${stemOf(words.at(-1) ?? '')}:*`].join(' & ')}::tsquery`;
};

export const suggestions = {
  /**
   * Terms with words that begin with these: of each kind first those that begin as typed, then the
   * most frequent; for a place its largest lists, one of each place before a second one of any.
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
   * Listings whose names have the words, the last of them as a prefix: first names that begin that
   * way, then the newest; from the newest listings if these have enough, otherwise from all.
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

  /** The regions among these that have any listings. */
  async regionsWithAny(db: Database, regions: readonly Region[]): Promise<Region[]> {
    const { rows } = await sql<{ region: Region }>`
      select region from unnest(${regions}::text[]) with ordinality as asked (region, place)
      where exists (
        select from listings
        where ${isShown('listings')} and kind = any(${LISTING_KINDS}::text[]) and listings.region = asked.region)
      order by place`.execute(db);
    return rows.map(({ region }) => region);
  },

  /** The types of properties, and the cars, with any listing within some kilometres of a point. */
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

  /** The number of listings in some lists. */
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

/**
 * Uses an index, with whole words except for the last, so that it does not gather everything that
 * begins with a frequent one.
 */
const namedAmongAll = (words: readonly string[]) => sql`
  select found.* from ${EACH_KIND} cross join lateral (
    select kind, id, name, location, created_at from listings
    where listings.kind = each.kind and ${isShown('listings')}
      and suggestion_words(name) @@ ${endingWithBeginning(words)}
    limit ${sql.lit(NAMES_LOOKED_AT)}
  ) as found`;

/** Keeps one kind from crowding out another. */
const EACH_KIND = sql`unnest(${LISTING_KINDS}::text[]) as each (kind)`;
