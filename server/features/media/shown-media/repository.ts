import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Person } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { isReadable } from '#server/features/listing-conditions/public.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * Picks the photos and videos on listings that everyone may read; the picture of a video counts
 * with it. Looks each key up in an index.
 */
export async function heldAmong(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select asked.key from unnest(${keys}::text[]) as asked (key)
    where ${isHeld(isReadable('listings'))}`.execute(db);
  return new Set(rows.map((row) => row.key));
}

/**
 * Tells if a photo or a video is on a listing that this viewer may read and others may not: their
 * own, or any for an Admin.
 */
export async function isHeldFor(db: Database, viewer: Person, key: string): Promise<boolean> {
  const isTheirs = isAdmin(viewer)
    ? sql<SqlBool>`deleted_at is null`
    : sql<SqlBool>`deleted_at is null and lister_id = ${viewer.userId}`;
  const { rows } = await sql<{ held: boolean }>`
    select ${isHeld(isTheirs)} as held
    from (values (${key}::text)) as asked (key)`.execute(db);
  return rows[0]?.held ?? false;
}

/**
 * Tells if a listing that meets a condition has asked.key. Repeating that it has a video lets
 * PostgreSQL use the index: otherwise it reads all listings when few have one.
 */
const isHeld = (condition: RawBuilder<SqlBool>) => sql<boolean>`(
  exists (select from listing_photos join listings on listings.id = listing_id
    where photo_key = asked.key and ${condition})
  or exists (select from listings where video_key = asked.key and ${condition})
  or exists (select from videos join listings on video_key = videos.key and video_key is not null
    where poster_key = asked.key and ${condition}))`;
