import { type Kysely, sql } from 'kysely';

/** Frozen in time: imports nothing of ours, so that it does the same on every database for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // What is known of a video, its picture, and the hash of the file that is served in its place.
  `alter table videos
    add column status text not null default 'pending'
      check (status in ('pending', 'ready', 'failed')),
    add column width integer check (width > 0),
    add column height integer check (height > 0),
    add column duration_ms integer check (duration_ms >= 0),
    add column poster_key text references photos,
    add column rendition text check (rendition ~ '^[0-9a-f]{32}$')`,
  'create index videos_of_poster on videos (poster_key) where poster_key is not null',
];
