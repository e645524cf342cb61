import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

export interface PromisedPhoto {
  key: string;
  status: string;
  widths: number[];
  formats: string[];
}

export interface PromisedVideo {
  key: string;
  extension: string;
  rendition: string | null;
}

/** Rows with the files that they promise, in batches. */
export const promised = {
  photosAfter: (db: Database, key: string, most: number): Promise<PromisedPhoto[]> =>
    photos(db).where('key', '>', key).orderBy('key').limit(most).execute(),

  newestPhotos: (db: Database, most: number): Promise<PromisedPhoto[]> =>
    photos(db).orderBy('created_at', 'desc').limit(most).execute(),

  videosAfter: (db: Database, key: string, most: number): Promise<PromisedVideo[]> =>
    videos(db).where('key', '>', key).orderBy('key').limit(most).execute(),

  newestVideos: (db: Database, most: number): Promise<PromisedVideo[]> =>
    videos(db).orderBy('created_at', 'desc').limit(most).execute(),

  async profileImages(db: Database): Promise<string[]> {
    const { rows } = await sql<{ key: string }>`
      select profile_image_key as key from users where profile_image_key is not null
      union select company_logo_key from users where company_logo_key is not null`.execute(db);
    return rows.map((row) => row.key);
  },

  /** The ids of the listings that show a photo or a video. */
  async listingsOf(db: Database, key: string): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select listing_id as id from listing_photos where photo_key = ${key}
      union select id from listings join videos on videos.key = video_key
        where ${key} in (videos.key, videos.poster_key)`.execute(db);
    return rows.map((row) => row.id);
  },
};

const photos = (db: Database) =>
  db.selectFrom('photos').select(['key', 'status', 'widths', 'formats']);

const videos = (db: Database) => db.selectFrom('videos').select(['key', 'extension', 'rendition']);
