import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

/** Up to this many rows, PostgreSQL collects all by index and sorts; with more matches, a scan in any order soon meets enough. */
export const FEW = 1_000;

export interface TablePart {
  /** May use only columns that the query selects. */
  order: RawBuilder<unknown>;
  size: number;
  offset?: number;
  /** Only rows after this id, with ids descending. */
  after?: string | undefined;
}

/** Counts the rows of a query; stops at `max`. */
export async function countUpTo(
  db: Database,
  rows: RawBuilder<unknown>,
  max: number,
): Promise<number> {
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from (${rows} limit ${max}) as counted`.execute(db);
  return counted[0]?.total ?? 0;
}

/**
 * A page of a query's rows, as a query to join with. Filtered rows are counted first, so that the planner need not
 * guess whether to follow the order or to collect the matches.
 * @param rows selects `id`, and the columns of the order.
 */
export async function tablePage(
  db: Database,
  rows: RawBuilder<unknown>,
  isNarrowed: boolean,
  { order, size, offset = 0, after }: TablePart,
): Promise<RawBuilder<{ id: string }>> {
  const isRare = isNarrowed && (await countUpTo(db, rows, FEW + 1)) <= FEW;
  return sql`(
    select * from (${rows} ${isRare ? sql`offset 0` : sql``}) as found
    where ${after === undefined ? sql`true` : sql`id < ${after}`}
    order by ${order} limit ${size} offset ${offset})`;
}

/**
 * Ids of the rows of another table that contain a text, for an index on the references; undefined when there are too
 * many, so that each row is looked at instead.
 */
export async function fewIds(
  db: Database,
  rows: RawBuilder<unknown>,
): Promise<string[] | undefined> {
  const { rows: found } = await sql<{ id: string }>`${rows} limit ${FEW + 1}`.execute(db);
  return found.length > FEW ? undefined : found.map(({ id }) => id);
}
