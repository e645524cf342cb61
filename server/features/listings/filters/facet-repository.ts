import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { FACET_OPTIONS_MAX } from '#domain/facets/counts.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { isShown } from '#server/features/listing-conditions/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import {
  type FacetColumns,
  hasPhotos,
  ownKeys,
  PHOTOS_KEY,
  SHOWN_AS,
} from './facet-keys-repository.ts';

/** So many listings have a value of a field, fact or trait. */
export interface ValueCount {
  /** The condition that they do not meet, by its place; -1 for those that meet all. */
  missed: number;
  /** Of a fact with keys; of all else as ownName has it. */
  name: string;
  value: string;
  /** Of a folded field, as some listing has it. */
  shown: string;
  listings: number;
}

/** What listings meet, to be counted with all of it, and without each of what was chosen. */
export interface CountedConditions {
  base: readonly Expression<SqlBool>[];
  chosen: readonly Expression<SqlBool>[];
}

/** Rows of a count: the condition that is missed, a key, how many listings; a key may come several times. */
export type CountedKeys = RawBuilder<{ missed: number; key: string; listings: number }>;

/** Keys of facts that are counted otherwise: 'bedrooms>=2' by those that are equal, '@region=Volta' as a field. */
const IS_COUNTED = sql<SqlBool>`(left(key, 1) = '.' or left(key, 1) <> '@' and strpos(key, '>=') = 0)`;

/**
 * The values that listings have, counted by reading each of them: of those that meet all conditions, and of those that miss exactly
 * one, which are what there would be without it.
 */
export function readKeys(
  kind: ListingKind,
  { base, chosen }: CountedConditions,
  columns: FacetColumns,
): CountedKeys {
  const misses = chosen.map((condition) => sql<SqlBool>`(${condition}) is not true`);
  const missed =
    misses.length === 0
      ? sql`-1`
      : sql`case ${sql.join(
          misses.map((miss, place) => sql`when ${miss} then ${sql.lit(place)}`),
          sql` `,
        )} else -1 end`;
  const missesOne =
    misses.length > 1
      ? [
          sql<SqlBool>`${sql.join(
            misses.map((miss) => sql`(${miss})::int`),
            sql` + `,
          )} <= 1`,
        ]
      : [];
  const found = [
    sql<SqlBool>`listings.kind = ${sql.lit(kind)}`,
    isShown('listings'),
    ...base,
    ...missesOne,
  ];
  // Photos are joined for all at once: to look for those of each listing takes half of the time.
  return sql`
    select missed, key, count(*)::int as listings
    from (
      select ${missed} as missed, array[${sql.join(ownKeys(columns))}] || listings.fact_keys as keys
      from listings where ${sql.join(found, sql` and `)}
    ) as listing, unnest(keys) as key
    where ${IS_COUNTED}
    group by missed, key
    union all
    select missed, ${sql.lit(PHOTOS_KEY)}, count(*)::int from (
      select ${missed} as missed from listings
      where ${sql.join([...found, hasPhotos], sql` and `)}
    ) as with_photos group by missed`;
}

/** The values that most listings have, of each name. */
export async function mostCounted(
  db: Database | Transaction,
  counted: CountedKeys,
): Promise<ValueCount[]> {
  const { rows } = await sql<{ missed: number; key: string; listings: number }>`
    select missed, key, listings from (
      select missed, key, sum(listings)::int as listings,
        row_number() over (partition by missed, split_part(key, '=', 1) order by sum(listings) desc, key) as place
      from (${counted}) as counted group by missed, key
    ) as counted where place <= ${sql.lit(MOST_VALUES)} and listings > 0`.execute(db);
  return rows.map(({ missed, key, listings }) => {
    const at = key.indexOf('=');
    const [value = '', shown = value] = key.slice(at + 1).split(SHOWN_AS);
    return { missed, name: key.slice(0, at), value, shown, listings };
  });
}

/** More than are told, as those of a folded field come in several ways to write them. */
const MOST_VALUES = FACET_OPTIONS_MAX * 5;
