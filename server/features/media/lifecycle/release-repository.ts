import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { contentLocks } from '../repository.ts';

/** Content that is no longer recorded: photos by their key, videos by key and extension. */
export interface Released {
  photos: string[];
  videos: { key: string; extension: string }[];
}

/** The columns that hold a photo or a video; content in one of them is never released. */
export const HOLDERS = {
  photos: ['listing_photos.photo_key', 'videos.poster_key'],
  videos: ['listings.video_key'],
} as const;

/**
 * Takes the photos and videos from some of the listings deleted before a time, and forgets those
 * that no other listing has. Returns undefined when nothing is left to do.
 */
export const releaseDeleted = (
  db: Database,
  deletedBefore: Date,
  most: number,
): Promise<Released | undefined> =>
  inTransaction(db, async (tx) => {
    // Locked, so that none is restored meanwhile; skips those that another process is releasing.
    const { rows: gone } = await sql<{ id: string; video_key: string | null }>`
      select id, video_key from listings
      where deleted_at <= ${deletedBefore} and not withheld
        and (video_key is not null
          or exists (select from listing_photos where listing_id = listings.id))
      limit ${most} for update skip locked`.execute(tx);
    if (gone.length === 0) return undefined;
    const ids = gone.map((listing) => listing.id);
    const { rows: linked } = await sql<{ photo_key: string }>`
      delete from listing_photos where listing_id = any(${ids}::uuid[])
      returning photo_key`.execute(tx);
    await sql`update listings set video_key = null where id = any(${ids}::uuid[])`.execute(tx);
    const videoKeys = gone.flatMap((listing) => listing.video_key ?? []);
    return forgetUnused(
      tx,
      linked.map((link) => link.photo_key),
      videoKeys,
    );
  });

/**
 * Forgets some of the photos and videos recorded before a time that no listing has, for example
 * those removed by editing. Returns undefined when nothing is left to do.
 */
export const releaseUnlisted = (
  db: Database,
  recordedBefore: Date,
  most: number,
): Promise<Released | undefined> =>
  inTransaction(db, async (tx) => {
    const unlisted = async (table: keyof typeof HOLDERS) => {
      const { rows } = await sql<{ key: string }>`
        select key from ${sql.table(table)}
        where created_at < ${recordedBefore} and ${isUnused(table)} limit ${most}`.execute(tx);
      return rows.map((row) => row.key);
    };
    const released = await forgetUnused(tx, await unlisted('photos'), await unlisted('videos'));
    return released.photos.length + released.videos.length > 0 ? released : undefined;
  });

/** Anyone about to list the same content holds its lock, and their listing is seen after it. */
async function forgetUnused(
  tx: Transaction,
  photoKeys: string[],
  videoKeys: string[],
): Promise<Released> {
  await contentLocks(tx, [...photoKeys, ...videoKeys]);
  const { rows: photos } = await sql<{ key: string }>`
    delete from photos where key = any(${photoKeys}::text[]) and ${isUnused('photos')}
    returning key`.execute(tx);
  const { rows: videos } = await sql<{ key: string; extension: string }>`
    delete from videos where key = any(${videoKeys}::text[]) and ${isUnused('videos')}
    returning key, extension`.execute(tx);
  return { photos: photos.map((photo) => photo.key), videos };
}

function isUnused(table: keyof typeof HOLDERS): RawBuilder<boolean> {
  const key = sql.ref(`${table}.key`);
  const unheld = HOLDERS[table].map(
    (column) =>
      sql`not exists (select from ${sql.table(column.split('.')[0] ?? '')} where ${sql.ref(column)} = ${key})`,
  );
  return sql<boolean>`(${sql.join(unheld, sql` and `)})`;
}

/** Picks the hashes that a photo or a video is recorded for. */
export async function recordedAmong(db: Database, hashes: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from photos where key = any(${hashes}::text[])
    union select key from videos where key = any(${hashes}::text[])`.execute(db);
  return new Set(rows.map((row) => row.key));
}

/** Picks the keys of profile photos that someone still has. */
export async function profileImagesAmong(db: Database, keys: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select profile_image_key as key from users where profile_image_key = any(${keys}::text[])
    union select company_logo_key from users where company_logo_key = any(${keys}::text[])`.execute(
    db,
  );
  return new Set(rows.map((row) => row.key));
}
