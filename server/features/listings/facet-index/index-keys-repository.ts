import { createHash } from 'node:crypto';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { FactTable } from '#domain/facts/fact.ts';
import { factParameters, isCounted } from '#domain/facts/fact-filters.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import {
  type FacetColumn,
  type FacetColumns,
  hasPhotos,
  ownKeys,
  PHOTOS_KEY,
} from '../filters/facet-keys-repository.ts';

/** A number that lists are narrowed by to bounds. */
export interface IndexedNumber {
  /** Whole; null where a listing has none. */
  value: Expression<number | null>;
  /** So many binary digits. */
  digits: number;
  /** What a bound is multiplied by. */
  times: number;
}

/** A price in pesewas, whose bounds are in cedi; as high as the columns of prices let it be. */
export const INDEXED_PRICE = { digits: 37, times: 100 } as const;

/** What the index has of a kind of listing. */
export interface FacetIndex {
  kind: ListingKind;
  fields: readonly FacetColumn[];
  facts: FactTable;
  /** The columns that lie together. */
  cluster: readonly string[];
  /** What lists are narrowed by beside, by the names of their filters; null where a listing has it not. */
  values: readonly { name: string; value: Expression<string | null> }[];
  /** By the names of their fields, those of facts as factNumber has it. */
  numbers: Readonly<Record<string, IndexedNumber>>;
}

/** What of an index its kind of listing says. */
export type FacetIndexDefinition = Pick<FacetIndex, 'facts' | 'cluster' | 'values' | 'numbers'>;

/** Begins the keys that nobody is told of, which are kept apart: they come before all others. */
const UNTOLD = '!';

/** The key of every listing that is shown. */
export const ALL = `${UNTOLD}all`;

export const untold = (name: string, value: string) => `${UNTOLD}${name}=${value}`;
/** As a key of a fact stands in the index: what is a bound ('bedrooms>=2') is not counted. */
export const factKey = (key: string) => (key.includes('>=') ? `${UNTOLD}${key}` : key);
export const hasNumber = (name: string) => `${UNTOLD}${name}`;
/** The listings whose number has the binary digit of 2^place. */
export const digitKey = (name: string, place: number) =>
  `${UNTOLD}${name}#${String(place).padStart(2, '0')}`;
export const factNumber = (name: string) => `facts.${name}`;

/** Of numbers that facts tell, in tenths: to a billion, which is as far as bounds go. */
const FACT_DIGITS = 34;
const TENTHS = 10;

/** An index by its definition, with the numbers that facts tell. */
export function facetIndex(
  kind: ListingKind,
  fields: readonly FacetColumn[],
  { facts, cluster, values, numbers }: FacetIndexDefinition,
): FacetIndex {
  const unkeyed = factParameters(facts).filter(({ bound, fact }) => bound && !isCounted(fact));
  const factNumbers = unkeyed.map(({ name }): [string, IndexedNumber] => {
    const told = sql`(listings.facts -> ${sql.lit(name)})::numeric`;
    const most = sql.lit(2 ** FACT_DIGITS - 1);
    const value = sql<number>`least(greatest(floor(${told} * ${sql.lit(TENTHS)}), 0), ${most})::bigint`;
    return [
      factNumber(name),
      {
        value: sql`case when ${told} is not null then ${value} end`,
        digits: FACT_DIGITS,
        times: TENTHS,
      },
    ];
  });
  return {
    kind,
    fields,
    facts,
    cluster,
    values,
    numbers: { ...numbers, ...Object.fromEntries(factNumbers) },
  };
}

/** What is counted of an index's kind. */
export const countedColumns = ({
  fields,
  facts,
}: Pick<FacetIndex, 'fields' | 'facts'>): FacetColumns => ({
  fields,
  numbers: factParameters(facts).flatMap(({ name, fact }) =>
    fact.filter === 'at-least' && !isCounted(fact) ? [name] : [],
  ),
});

/** What the listings of a chunk have in common. */
export const clusterOf = ({ cluster }: FacetIndex): RawBuilder<string> =>
  sql`concat_ws('|', ${sql.join(cluster.map((column) => sql.ref(`listings.${column}`)))})`;

/** All keys of a listing that is shown. */
export function indexKeys(index: FacetIndex): RawBuilder<string[]> {
  const { values, numbers } = index;
  const single = [
    sql.lit(ALL),
    ...ownKeys(countedColumns(index)),
    sql`case when ${hasPhotos} then ${sql.lit(PHOTOS_KEY)} end`,
    ...values.map(({ name, value }) => sql`${sql.lit(untold(name, ''))} || ${value}`),
    ...Object.entries(numbers).map(
      ([name, { value }]) =>
        sql`case when ${value} is not null then ${sql.lit(hasNumber(name))} end`,
    ),
  ];
  const digits = Object.entries(numbers).map(
    ([name, { value, digits }]) => sql`array(
      select ${sql.lit(`${hasNumber(name)}#`)} || lpad(place::text, 2, '0')
      from generate_series(0, case when ${value} is null then -1 else ${sql.lit(digits - 1)} end) as place
      where ((${value}) >> place) & 1 = 1)`,
  );
  const ofFacts = sql`array(
    select case when strpos(key, '>=') > 0 then ${sql.lit(UNTOLD)} || key else key end
    from unnest(listings.fact_keys) as key where left(key, 1) <> '@')`;
  return sql`${sql.join(
    [sql`array_remove(array[${sql.join(single)}]::text[], null)`, ofFacts, ...digits],
    sql` || `,
  )}`;
}

/** What an index's keys and clusters are made of, as a few letters: others mean that it is to be rebuilt. */
export function editionOf(db: Database | Transaction, index: FacetIndex): string {
  const { sql: text, parameters } = sql`${clusterOf(index)} ${indexKeys(index)}`.compile(db);
  return createHash('sha256')
    .update(JSON.stringify([text, parameters]))
    .digest('hex')
    .slice(0, 32);
}
