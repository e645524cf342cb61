import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { FACET_OPTIONS_MAX } from '#domain/facets/counts.ts';
import type { FactTable } from '#domain/facts/fact.ts';
import { AT_LEAST, factParameters, filterChoices, isCounted } from '#domain/facts/fact-filters.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { LISTING_TRAITS } from '#domain/listing-traits.ts';
import { isShown } from '#server/features/listing-conditions/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { type Order, orderedBy } from '#server/platform/database/keyset.ts';
import { hasTrait } from './trait-repository.ts';

/** A column by the name of its field; with `folded`, its values whatever their case. */
export interface FacetColumn {
  name: string;
  column: string;
  folded?: boolean;
}

/** What is counted of the listings of a kind. */
export interface Counted {
  kind: ListingKind;
  facetColumns: readonly FacetColumn[];
  facts: FactTable;
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

/** What listings meet, to be counted with all of it, and without each of what was chosen. */
export interface CountedConditions {
  base: readonly Expression<SqlBool>[];
  chosen: readonly (readonly Expression<SqlBool>[])[];
}

/** So many listings of a group are counted, the first of an order. */
export interface CountedFirst {
  first: number;
  order: Order;
}

/**
 * The values that listings have, in one statement: of those that meet all conditions, and of those that miss exactly one, which are what
 * there would be without it. Of each of these groups the first are read, and of each name the values that most of them have.
 */
export async function countValues(
  db: Database | Transaction,
  counted: Counted,
  conditions: CountedConditions,
  of: CountedFirst,
): Promise<{ counts: ValueCount[]; larger: ReadonlySet<number> }> {
  const { rows } = await sql<{ missed: number; key: string; listings: number }>`
    select missed, key, listings from (
      select missed, key, count(*)::int as listings,
        row_number() over (partition by missed, split_part(key, '=', 1) order by count(*) desc, key) as place
      from (${readGroups(counted, conditions, of)}) as listing, unnest(keys) as key
      where ${IS_COUNTED} group by missed, key
    ) as counted where place <= ${sql.lit(MOST_VALUES)}`.execute(db);
  const larger = rows.filter(({ key, listings }) => key === ANY && listings > of.first);
  const counts = rows.map(({ missed, key, listings }) => {
    const at = key.indexOf('=');
    const [value = '', shown = value] = key.slice(at + 1).split(SHOWN_AS);
    return { missed, name: key.slice(0, at), value, shown, listings };
  });
  return { counts, larger: new Set(larger.map(({ missed }) => missed)) };
}

/** More than are told, as those of a folded field come in several ways to write them. */
const MOST_VALUES = FACET_OPTIONS_MAX * 5;

/** The first listings of each group, and one more of a larger one, with their keys. */
function readGroups(
  counted: Counted,
  { base, chosen }: CountedConditions,
  { first, order }: CountedFirst,
): RawBuilder<unknown> {
  const keys = sql`array[${sql.join(ownKeys(counted))}] || listings.fact_keys`;
  const groups = [-1, ...chosen.keys()].map((missed) => {
    const found = [
      sql<SqlBool>`listings.kind = ${sql.lit(counted.kind)}`,
      isShown('listings'),
      ...base,
      ...chosen.flatMap((all, place) =>
        place === missed ? [sql<SqlBool>`(${sql.join(all, sql` and `)}) is not true`] : all,
      ),
    ];
    return sql`(
      select ${sql.lit(missed)} as missed, ${keys} as keys from listings where ${sql.join(found, sql` and `)}
      order by ${orderedBy(order)} limit ${sql.lit(first + 1)})`;
  });
  return sql.join(groups, sql` union all `);
}

/** Keys of facts that are counted otherwise: 'bedrooms>=2' by those that are equal, '@region=Volta' as a field. */
const IS_COUNTED = sql<SqlBool>`(left(key, 1) = '.' or left(key, 1) <> '@' and strpos(key, '>=') = 0)`;

/** What is counted beside the keys of facts, none of which begins so. */
export const ownName = (name: string) => `.${name}`;

/** Between a folded value and the same as some listing has it. */
const SHOWN_AS = '\u0001';

/** What every listing has. */
const ANY = `${ownName('')}=`;

/** The keys that a listing has beside those of its facts, '.region=Volta', each null where it has none. */
function ownKeys({ facetColumns, facts }: Counted): RawBuilder<string>[] {
  const ref = (column: string) => sql.ref(`listings.${column}`);
  return [
    sql.lit(ANY),
    ...facetColumns.map(({ name, column, folded }) =>
      keyOf(
        name,
        folded ? sql`lower(${ref(column)}) || ${sql.lit(SHOWN_AS)} || ${ref(column)}` : ref(column),
      ),
    ),
    ...numbersWithoutKeys(facts).map((name) => {
      const whole = sql`floor((${ref('facts')} -> ${sql.lit(name)})::numeric)`;
      return keyOf(
        name,
        sql`case when ${whole} > ${sql.lit(MOST)} then ${sql.lit(MOST)} else ${whole} end`,
      );
    }),
    ...Object.entries(LISTING_TRAITS).flatMap(([name, trait]) =>
      filterChoices(trait).map(({ value }) => {
        const has = hasTrait({ name, values: [value] });
        return sql<string>`case when ${has} then ${sql.lit(`${ownName(name)}=${value}`)} end`;
      }),
    ),
  ];
}

/** Facts that are counted up to the highest 'at least'. */
const numbersWithoutKeys = (facts: FactTable): string[] =>
  factParameters(facts).flatMap(({ name, fact }) =>
    fact.filter === 'at-least' && !isCounted(fact) ? [name] : [],
  );

const MOST = Math.max(...AT_LEAST.map(Number));

const keyOf = (name: string, value: Expression<unknown>): RawBuilder<string> =>
  sql`${sql.lit(`${ownName(name)}=`)} || ${value}`;
