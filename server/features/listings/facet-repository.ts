import { type Expression, type SqlBool, sql } from 'kysely';
import { FACET_OPTIONS_MAX } from '#domain/facets/counts.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { isShown } from '#server/platform/database/shown-listings.ts';
import { hasTrait, type ListingTable } from './trait-repository.ts';

/** A column by the name of its field; with `folded`, its values whatever their case. */
export interface FacetColumn {
  name: string;
  column: string;
  folded?: boolean;
}

/** What is counted of the listings that a query finds. */
export interface FacetColumns {
  fields: readonly FacetColumn[];
  /** Facts that are numbers without keys of their own. */
  numbers: readonly string[];
}

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

/** Keys of facts that are counted otherwise: 'bedrooms>=2' by those that are equal, '@region=Volta' as a field. */
const IS_COUNTED = sql<SqlBool>`(left(key, 1) = '.' or left(key, 1) <> '@' and strpos(key, '>=') = 0)`;

/**
 * The values that listings have, counted with one statement: of those that meet all conditions, and of those that miss exactly one,
 * which are what there would be without it.
 * @param base what all of them meet.
 */
export async function countValues(
  db: Database | Transaction,
  of: ListingTable,
  { base, chosen }: { base: Expression<SqlBool>[]; chosen: readonly Expression<SqlBool>[] },
  { fields, numbers }: FacetColumns,
): Promise<ValueCount[]> {
  const ref = (column: string) => sql.ref(`${of.table}.${column}`);
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
  const own = [
    ...fields.map(({ name, column, folded }) =>
      folded
        ? keyOf(name, sql`lower(${ref(column)}) || ${SHOWN} || ${ref(column)}`)
        : keyOf(name, ref(column)),
    ),
    ...numbers.map((name) => keyOf(name, sql`(${ref('facts')} ->> ${sql.lit(name)})`)),
    flagOf('video', hasTrait(of, { name: 'video' })),
    ...(['agent', 'owner'] as const).map((kind) =>
      flagOf('lister', hasTrait(of, { name: 'lister', values: [kind] }), kind),
    ),
  ];
  const found = [isShown(of.table), ...base, ...missesOne];
  const hasPhotos = hasTrait(of, { name: 'photos' });
  // Photos are joined for all at once: to look for those of each listing takes half of the time.
  const { rows } = await sql<{ missed: number; key: string; listings: number }>`
    select missed, key, listings from (
      select missed, key, count(*)::int as listings,
        row_number() over (partition by missed, split_part(key, '=', 1) order by count(*) desc, key) as place
      from (
        select ${missed} as missed, array[${sql.join(own)}] || ${ref('fact_keys')} as keys
        from ${sql.table(of.table)} where ${sql.join(found, sql` and `)}
      ) as listing, unnest(keys) as key
      where ${IS_COUNTED}
      group by missed, key
    ) as counted where place <= ${sql.lit(MOST_VALUES)}
    union all
    select missed, ${sql.lit(`${ownName('photos')}=yes`)}, count(*)::int from (
      select ${missed} as missed from ${sql.table(of.table)}
      where ${sql.join([...found, hasPhotos], sql` and `)}
    ) as with_photos group by missed`.execute(db);
  return rows.map(({ missed, key, listings }) => {
    const at = key.indexOf('=');
    const [value = '', shown = value] = key.slice(at + 1).split(SHOWN_AS);
    return { missed, name: key.slice(0, at), value, shown, listings };
  });
}

/** More than are told, as those of a folded field come in several ways to write them. */
const MOST_VALUES = FACET_OPTIONS_MAX * 5;

const SHOWN_AS = '\u0001';
const SHOWN = sql.lit(SHOWN_AS);

/** What is counted beside the keys of facts, none of which begins so. */
export const ownName = (name: string) => `.${name}`;

const keyOf = (name: string, value: Expression<unknown>) =>
  sql`${sql.lit(`${ownName(name)}=`)} || ${value}`;
const flagOf = (name: string, has: Expression<SqlBool>, value = 'yes') =>
  sql`case when ${has} then ${sql.lit(`${ownName(name)}=${value}`)} end`;
