import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isId } from '#domain/values/id.ts';

/** A part of an order: an expression over the row, and its type. */
export interface OrderTerm {
  by: RawBuilder<unknown>;
  type: keyof typeof TYPES;
  desc?: boolean;
}

/** The same term, descending. */
export const down = (term: OrderTerm): OrderTerm => ({ ...term, desc: !term.desc });

/** A total order of rows: no two are at the same place. */
export type Order = readonly OrderTerm[];

/** A place in an order, from which a list is read forwards or backwards. */
export interface Place {
  side: 'after' | 'before';
  /** The row's value for each term, as text. */
  values: readonly string[];
}

/** Writes each type so that reading it back loses nothing, and checks which texts are valid. */
const TYPES = {
  timestamptz: {
    write: (by: RawBuilder<unknown>) =>
      sql<string>`to_char(${by} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    isOne: isMoment,
  },
  uuid: { write: asText, isOne: isId },
  bigint: { write: asText, isOne: (text: string) => /^\d{1,18}$/.test(text) },
  integer: { write: asText, isOne: (text: string) => /^\d{1,9}$/.test(text) },
  boolean: { write: asText, isOne: (text: string) => text === 'true' || text === 'false' },
  // The shortest text that reads back as the same number.
  float8: { write: asText, isOne: (text: string) => /^\d+(\.\d+)?(e-?\d{1,3})?$/.test(text) },
} as const;

function asText(by: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(${by})::text`;
}

/** Microseconds count, which JavaScript cannot hold; dates such as 30 February, which PostgreSQL refuses, do not. */
function isMoment(text: string): boolean {
  const [, second] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d{6}Z$/.exec(text) ?? [];
  const moment = Date.parse(`${second}Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(second ?? '');
}

/** Checks that there is a valid value for each term of an order. */
export const isPlaceOf = (order: Order, values: readonly string[]): boolean =>
  values.length === order.length &&
  order.every(({ type }, index) => TYPES[type].isOne(values[index] ?? ''));

/** An order for ORDER BY, reversed when the list is read backwards from a place. */
export const orderedBy = (order: Order, place?: Place): RawBuilder<unknown> =>
  sql.join(order.map(({ by, ...term }) => (isDown(term, place) ? sql`${by} desc` : by)));

/** Selects a row's value for each term of an order. */
export const placeIn = (order: Order): RawBuilder<string[]> =>
  sql`array[${sql.join(order.map(({ by, type }) => TYPES[type].write(by)))}]`;

/**
 * Matches rows after a place, or before it. The bound on the first term is a condition of its own, so that an index can
 * start there.
 */
export function isBeyond(order: Order, place: Place): RawBuilder<SqlBool> {
  const [first] = order;
  if (!first) return sql`false`;
  const bound = isDown(first, place) ? sql`<=` : sql`>=`;
  return sql`(${first.by} ${bound} ${textOf(order, place, 0)} and ${beyondFrom(order, place, 0)})`;
}

function beyondFrom(order: Order, place: Place, index: number): RawBuilder<SqlBool> {
  const term = order[index];
  if (!term) return sql`false`;
  const value = textOf(order, place, index);
  const further = isDown(term, place)
    ? sql<SqlBool>`${term.by} < ${value}`
    : sql<SqlBool>`${term.by} > ${value}`;
  if (index === order.length - 1) return further;
  return sql`(${further} or (${term.by} = ${value} and ${beyondFrom(order, place, index + 1)}))`;
}

const textOf = (order: Order, { values }: Place, index: number) =>
  sql`${values[index]}::${sql.raw(order[index]?.type ?? 'text')}`;

const isDown = ({ desc = false }: Pick<OrderTerm, 'desc'>, place?: Place): boolean =>
  place?.side === 'before' ? !desc : desc;
