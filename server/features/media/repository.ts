import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { VideoStatus } from '#domain/media/schema.ts';
import { announcePhoto, announceVideos } from '#server/features/kept-responses/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Photos, Videos } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

/** A photo of a listing, as `LISTED_PHOTOS` reads it. */
export type ListedPhotoRow = Pick<
  Selectable<Photos>,
  'key' | 'width' | 'height' | 'widths' | 'formats' | 'color' | 'placeholder' | 'status'
>;

export type PhotoRow = Omit<Selectable<Photos>, 'dhash_bands'>;

export const photos = {
  /** Stores the same content only once. */
  insertNew: (db: Db, photo: Insertable<Photos>) =>
    db
      .insertInto('photos')
      .values(photo)
      .onConflict((c) => c.doNothing())
      .execute(),

  findByKey: (db: Db, key: string): Promise<PhotoRow | undefined> =>
    db.selectFrom('photos').selectAll().where('key', '=', key).executeTakeFirst(),

  /** The next keys in order; '' comes before all. */
  async keysAfter(db: Db, key: string, most: number): Promise<string[]> {
    const query = db.selectFrom('photos').select('key').where('key', '>', key);
    const rows = await query.orderBy('key').limit(most).execute();
    return rows.map((row) => row.key);
  },

  async markReady(
    tx: Transaction,
    key: string,
    made: Pick<PhotoRow, 'widths' | 'formats'> &
      Partial<Pick<PhotoRow, 'dhash' | 'color' | 'placeholder'>>,
  ): Promise<void> {
    await tx
      .updateTable('photos')
      .set({ ...made, status: 'ready' })
      .where('key', '=', key)
      .execute();
    await announcePhoto(tx, key);
  },

  /** A photo that cannot be shown; its listing shows the others. */
  async markFailed(tx: Transaction, key: string): Promise<void> {
    await tx.updateTable('photos').set({ status: 'failed' }).where('key', '=', key).execute();
    await announcePhoto(tx, key);
  },
};

/** A video of a listing with its picture, as `LISTED_VIDEO` reads it. */
export interface ListedVideoRow {
  key: string;
  extension: string;
  rendition: string | null;
  width: number | null;
  height: number | null;
  durationMs: number | null;
  status: VideoStatus;
  poster: ListedPhotoRow | null;
}

export type VideoRow = Selectable<Videos>;

export const videos = {
  /** Stores the same content only once and keeps its known facts, but adds a picture if it has none. */
  async insertNew(tx: Transaction, video: Insertable<Videos>): Promise<void> {
    await tx
      .insertInto('videos')
      .values(video)
      .onConflict((c) =>
        c.column('key').doUpdateSet((eb) => ({
          poster_key: eb.fn.coalesce('videos.poster_key', 'excluded.poster_key'),
        })),
      )
      .execute();
    await announceVideos(tx, [video.key]);
  },

  findByKey: (db: Db, key: string): Promise<VideoRow | undefined> =>
    db.selectFrom('videos').selectAll().where('key', '=', key).executeTakeFirst(),

  keysOfStatus: async (db: Db, status: string): Promise<string[]> => {
    const rows = await db.selectFrom('videos').select('key').where('status', '=', status).execute();
    return rows.map((row) => row.key);
  },

  /** Lets renditions that failed be tried once more. */
  async forgetFailures(tx: Transaction): Promise<void> {
    const failed = await tx
      .updateTable('videos')
      .set({ status: 'pending' })
      .where('status', '=', 'failed')
      .returning('key')
      .execute();
    await announceVideos(
      tx,
      failed.map(({ key }) => key),
    );
  },

  async update(tx: Transaction, key: string, values: Updateable<Videos>): Promise<void> {
    await tx.updateTable('videos').set(values).where('key', '=', key).execute();
    await announceVideos(tx, [key]);
  },
};

/**
 * Holds the locks of some contents until the transaction ends; taken in a fixed order, to avoid
 * deadlocks.
 */
export async function contentLocks(tx: Transaction, hashes: string[]): Promise<void> {
  for (const hash of [...new Set(hashes)].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(tx);
  }
}

/** True if any listing's photo or video has this content. */
export async function isRecorded(db: Db, hash: string): Promise<boolean> {
  const photo = await db
    .selectFrom('photos')
    .select('key')
    .where('key', '=', hash)
    .executeTakeFirst();
  const video = await db
    .selectFrom('videos')
    .select('key')
    .where('key', '=', hash)
    .executeTakeFirst();
  return Boolean(photo ?? video);
}

const PHOTO = sql`json_build_object(
  'key', photos.key, 'width', photos.width, 'height', photos.height, 'widths', photos.widths,
  'formats', photos.formats, 'color', photos.color, 'placeholder', photos.placeholder,
  'status', photos.status
)`;

/**
 * SQL for a listing's photos as an ordered JSON array, to embed in another feature's select: one
 * query reads a page of listings with their pictures.
 */
export const LISTED_PHOTOS = sql<ListedPhotoRow[]>`coalesce((
  select json_agg(${PHOTO} order by link.position)
  from listing_photos as link join photos on photos.key = link.photo_key
  where link.listing_id = listings.id and photos.status <> 'failed'
), '[]'::json)`;

/** SQL for the first photo of the listing with the id in a column; null without any. */
export const firstPhotoOf = (id: string) => sql<ListedPhotoRow | null>`(
  select ${PHOTO}
  from listing_photos as link join photos on photos.key = link.photo_key
  where link.listing_id = ${sql.ref(id)} and photos.status <> 'failed'
  order by link.position limit 1
)`;

/** SQL for one photo by its key; null unless it can be shown. */
export const photoBy = (key: string) => sql<ListedPhotoRow | null>`(
  select ${PHOTO} from photos where photos.key = ${sql.ref(key)} and photos.status <> 'failed'
)`;

/** SQL for a listing's video; null without one. */
export const LISTED_VIDEO = sql<ListedVideoRow | null>`(
  select json_build_object(
    'key', videos.key, 'extension', videos.extension, 'rendition', videos.rendition,
    'width', videos.width, 'height', videos.height, 'durationMs', videos.duration_ms,
    'status', videos.status, 'poster', (
      select ${PHOTO} from photos
      where photos.key = videos.poster_key and photos.status <> 'failed'
    )
  ) from videos where videos.key = listings.video_key
)`;
