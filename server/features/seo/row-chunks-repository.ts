import { sql } from 'kysely';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { isShown } from '#server/features/listing-conditions/public.ts';
import type { Database } from '#server/platform/database/database.ts';

export interface ChunkRow {
  id: string;
  updated_at: Date;
}

/** The first id of each part when a kind's shown listings are read in parts of `size`. */
export async function startsOfChunks(
  db: Database,
  kind: ListingKind,
  size: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, row_number() over (order by id) as place from listings
      where kind = ${kind} and ${isShown('listings')}
    ) as placed
    where place % ${size} = 1 or ${size} = 1
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The listings of one part, from its first id on. */
export async function rowsOfPart(
  db: Database,
  kind: ListingKind,
  start: string,
  size: number,
): Promise<ChunkRow[]> {
  const { rows } = await sql<ChunkRow>`
    select id, updated_at from listings
    where kind = ${kind} and ${isShown('listings')} and id >= ${start}
    order by id
    limit ${size}`.execute(db);
  return rows;
}
