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
  /** The same content is stored once. */
  insertNew: (db: Db, photo: Insertable<Photos>) =>
    db
      .insertInto('photos')
      .values(photo)
      .onConflict((c) => c.doNothing())
      .execute(),

  findByKey: (db: Db, key: string): Promise<PhotoRow | undefined> =>
    db.selectFrom('photos').selectAll().where('key', '=', key).executeTakeFirst(),

  /** The next keys after one, in their order; '' comes before all. */
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
  /** The same content is stored once; what is known of it stays, but a picture is welcome where it has none. */
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

  /** What nothing could be made of is to be tried once more. */
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

/** Holds the locks of some contents until the transaction ends; in one order, so that none waits in a ring. */
export async function contentLocks(tx: Transaction, hashes: string[]): Promise<void> {
  for (const hash of [...new Set(hashes)].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(tx);
  }
}

/** Whether any listing's photo or video has this content. */
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
 * SQL for the photos of a listing as a JSON array in their order, to stand in another feature's select:
 * one query reads a page of listings with their pictures.
 */
export const LISTED_PHOTOS = sql<ListedPhotoRow[]>`coalesce((
  select json_agg(${PHOTO} order by link.position)
  from listing_photos as link join photos on photos.key = link.photo_key
  where link.listing_id = listings.id and photos.status <> 'failed'
), '[]'::json)`;

/** SQL for the first of them, of the listing with the id in a column; null without any. */
export const firstPhotoOf = (id: string) => sql<ListedPhotoRow | null>`(
  select ${PHOTO}
  from listing_photos as link join photos on photos.key = link.photo_key
  where link.listing_id = ${sql.ref(id)} and photos.status <> 'failed'
  order by link.position limit 1
)`;

/** SQL for one photo by its key in the same way; null where it is not to be seen. */
export const photoBy = (key: string) => sql<ListedPhotoRow | null>`(
  select ${PHOTO} from photos where photos.key = ${sql.ref(key)} and photos.status <> 'failed'
)`;

/** SQL for the video of a listing in the same way; null without one. */
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
