import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/**
 * Of some keys those of photos and videos that a listing has which was not deleted; the picture of a video counts with
 * it. Each is looked up by an index.
 */
export async function heldAmong(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select asked.key from unnest(${keys}::text[]) as asked (key)
    where exists (select from property_photos join properties on properties.id = property_id
        where photo_key = asked.key and deleted_at is null)
      or exists (select from car_photos join cars on cars.id = car_id
        where photo_key = asked.key and deleted_at is null)
      or exists (select from videos join properties on properties.video_key = videos.key
        where videos.key = asked.key and deleted_at is null)
      or exists (select from videos join cars on cars.video_key = videos.key
        where videos.key = asked.key and deleted_at is null)
      or exists (select from videos join properties on properties.video_key = videos.key
        where videos.poster_key = asked.key and deleted_at is null)
      or exists (select from videos join cars on cars.video_key = videos.key
        where videos.poster_key = asked.key and deleted_at is null)`.execute(db);
  return new Set(rows.map((row) => row.key));
}
