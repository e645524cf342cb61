import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { DERIVED_FACTS } from '#domain/derived-facts.ts';
import type { FactTable } from '#domain/facts/fact.ts';
import { AT_LEAST, factParameters, filterChoices, isCounted } from '#domain/facts/fact-filters.ts';
import { FILTER_OPTIONS_MAX } from '#domain/filter-counts/counts.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { isShown } from '#server/features/listing-conditions/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { type Order, orderedBy } from '#server/platform/database/keyset.ts';
import { hasDerivedFact } from './derived-fact-repository.ts';

/** A column by the name of its field; `folded` ignores the case of its values. */
export interface CountedColumn {
  name: string;
  column: string;
  folded?: boolean;
}

/** The fields, facts and derived facts that are counted for a kind of listing. */
export interface Counted {
  kind: ListingKind;
  countedColumns: readonly CountedColumn[];
  facts: FactTable;
}

/** The number of listings with one value of a field, fact or derived fact. */
export interface ValueCount {
  /** The index of the condition that they miss; -1 if they meet all. */
  missed: number;
  /** The key's own name for a fact with keys; otherwise as ownName makes it. */
  name: string;
  value: string;
  /** For a folded field, the spelling of one of the listings. */
  shown: string;
  listings: number;
}

/** Conditions to count under: all together, and without each chosen one. */
export interface CountedConditions {
  base: readonly Expression<SqlBool>[];
  /** Each with the name under which listings that miss it are counted. */
  chosen: readonly { name: string; conditions: readonly Expression<SqlBool>[] }[];
}

/** How many listings of a group are counted: the first in order of listing date, and their ids. */
export interface CountedFirst {
  first: number;
  order: Order;
}

export interface CountedValues {
  counts: ValueCount[];
  /** Groups with more listings than are counted, by the index of the condition they miss, or -1. */
  larger: ReadonlySet<number>;
}

/**
 * Counts the values of listings in one statement: for the group that meets all conditions, and for
 * each chosen condition the group that misses only this one, which shows what removing it would
 * give. Reads only the first listings of a group, and keeps only the most frequent values of each
 * name.
 */
export async function countValues(
  db: Database | Transaction,
  counted: Counted,
  conditions: CountedConditions,
  of: CountedFirst,
): Promise<CountedValues> {
  const { rows } = await sql<{ missed: number; key: string; listings: number }>`
    select missed, key, listings from (
      select missed, key, count(*)::int as listings,
        row_number() over (partition by missed, split_part(key, '=', 1) order by count(*) desc, key) as place
      from (${readGroups(counted, conditions, of)}) as listing, unnest(keys) as key
      where ${IS_COUNTED} group by missed, key
    ) as counted where place <= ${sql.lit(MOST_VALUES)}`.execute(db);
  const isLarger = (row: (typeof rows)[number]) => row.key === ANY && row.listings > of.first;
  const counts = rows.map(({ missed, key, listings }) => {
    const at = key.indexOf('=');
    const [value = '', shown = value] = key.slice(at + 1).split(SHOWN_AS);
    // The extra one shows only that there are more.
    const told = Math.min(listings, of.first);
    return { missed, name: key.slice(0, at), value, shown, listings: told };
  });
  return { counts, larger: new Set(rows.filter(isLarger).map(({ missed }) => missed)) };
}

/** More than are shown, because a folded field comes in several spellings. */
const MOST_VALUES = FILTER_OPTIONS_MAX * 5;

/**
 * The first listings of each group with their keys, plus one more of a larger group. One pass reads
 * all groups; with nothing chosen it stops at the last listing that counts. It finds ids first, for
 * which an index often suffices; `offset 0` makes PostgreSQL read their rows one by one, where it
 * might otherwise scan the whole table.
 */
function readGroups(
  counted: Counted,
  { base, chosen }: CountedConditions,
  { first, order }: CountedFirst,
): RawBuilder<unknown> {
  const misses = chosen.map(({ conditions }) => sql`(${sql.join(conditions, AND)}) is not true`);
  const whens = misses.map((miss, place) => sql`when ${miss} then ${sql.lit(place)}`);
  const missed = whens.length > 0 ? sql`case ${sql.join(whens, sql` `)} else -1 end` : sql`-1`;
  const number = misses.map((miss) => sql`(${miss})::int`);
  const found = [
    sql`listings.kind = ${sql.lit(counted.kind)}`,
    isShown('listings'),
    ...base,
    ...(number.length > 1 ? [sql`${sql.join(number, sql` + `)} <= 1`] : []),
  ];
  const own = ownKeys(counted);
  const groups = [-1, ...chosen.keys()].map(
    (group) => sql`(
      select ${sql.lit(group)} as missed, keys
      from (
        select listings.id from found as listings where missed = ${sql.lit(group)}
        order by ${orderedBy(order)} limit ${sql.lit(first + 1)}
      ) as counted cross join lateral (
        select ${keysOf(own, chosen[group]?.name)} as keys from listings where listings.id = counted.id offset 0
      ) as listing)`,
  );
  return sql`
    with found as (
      select listings.id, listings.created_at, ${missed} as missed from listings where ${sql.join(found, AND)}
    ) ${sql.join(groups, sql` union all `)}`;
}

const AND = sql` and `;

/** The keys to count listings by: all, or those of one name. */
function keysOf(own: readonly OwnKey[], name: string | undefined): RawBuilder<string[]> {
  const keys = own.filter((each) => name === undefined || each.name === name);
  const array = sql`array[${sql.join([sql.lit(ANY), ...keys.map(({ key }) => key)])}]`;
  if (name === undefined) return sql`${array} || listings.fact_keys`;
  if (keys.length > 0) return sql`${array}`;
  const prefix = sql.lit(`${name}=`);
  return sql`${array} || array(select key from unnest(listings.fact_keys) as key where starts_with(key, ${prefix}))`;
}

/** Skips keys counted another way: 'bedrooms>=2' by the exact numbers, '@region=Volta' as a field. */
const IS_COUNTED = sql<SqlBool>`(left(key, 1) = '.' or left(key, 1) <> '@' and strpos(key, '>=') = 0)`;

/** The prefix sets these names apart: no key of a fact begins with it. */
export const ownName = (name: string) => `.${name}`;

/** Separates a folded value from its spelling in a listing. */
const SHOWN_AS = '\u0001';

/** A key that every listing has, to count them all. */
const ANY = `${ownName('')}=`;

/** A key for something other than a fact; null for a listing without such a value. */
interface OwnKey {
  name: string;
  key: RawBuilder<unknown>;
}

function ownKeys({ countedColumns, facts }: Counted): OwnKey[] {
  const ref = (column: string) => sql.ref(`listings.${column}`);
  return [
    ...countedColumns.map(({ name, column, folded }) =>
      ownKey(
        name,
        folded ? sql`lower(${ref(column)}) || ${sql.lit(SHOWN_AS)} || ${ref(column)}` : ref(column),
      ),
    ),
    ...numbersWithoutKeys(facts).map((name) => {
      const whole = sql`floor((${ref('facts')} -> ${sql.lit(name)})::numeric)`;
      return ownKey(
        name,
        sql`case when ${whole} > ${sql.lit(MOST)} then ${sql.lit(MOST)} else ${whole} end`,
      );
    }),
    ...Object.entries(DERIVED_FACTS).flatMap(([name, fact]) =>
      filterChoices(fact).map(({ value }) => {
        const has = hasDerivedFact({ name, values: [value] });
        return ownKey(name, sql`case when ${has} then ${sql.lit(value)} end`);
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

const ownKey = (name: string, value: Expression<unknown>): OwnKey => ({
  name: ownName(name),
  key: sql`${sql.lit(`${ownName(name)}=`)} || ${value}`,
});
