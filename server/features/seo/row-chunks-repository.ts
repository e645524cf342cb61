import { sql } from 'kysely';
import { isShown } from '#server/features/listing-conditions/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DB } from '#server/platform/database/schema.gen.ts';

/** Tables of listings, with ids that grow with time (UUIDv7). */
type ListingTable = {
  [Table in keyof DB]: DB[Table] extends {
    id: unknown;
    updated_at: unknown;
    deleted_at: unknown;
    paused_at: unknown;
  }
    ? Table
    : never;
}[keyof DB];

export interface ChunkRow {
  id: string;
  updated_at: Date;
}

/** The id of each part's first row, when the rows that are shown are read in parts of `size`. */
export async function startsOfChunks(
  db: Database,
  table: ListingTable,
  size: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, row_number() over (order by id) as place from ${sql.table(table)} where ${isShown(table)}
    ) as placed
    where place % ${size} = 1 or ${size} = 1
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The rows of one part, from its first id on. */
export async function rowsOfPart(
  db: Database,
  table: ListingTable,
  start: string,
  size: number,
): Promise<ChunkRow[]> {
  const { rows } = await sql<ChunkRow>`
    select id, updated_at from ${sql.table(table)}
    where ${isShown(table)} and id >= ${start}
    order by id
    limit ${size}`.execute(db);
  return rows;
}
