import { type Kysely, sql } from 'kysely';

/** Frozen in time: imports nothing of ours, so that it does the same on every database for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Whose turn a photo takes in the queue, and whose room it takes in the storage; null: uploaded before.
  `alter table photos
    add column uploaded_by uuid references users on delete set null`,
  `alter table videos
    add column uploaded_by uuid references users on delete set null`,
  `create index photos_of_uploader on photos (uploaded_by) include (bytes)
    where uploaded_by is not null`,
  `create index photos_waiting on photos (uploaded_by, created_at) where status = 'pending'`,
  // What was written last is what a power cut takes, so it is looked for at each start.
  'create index photos_newest on photos (created_at desc)',
  'create index videos_newest on videos (created_at desc)',
  `create index videos_of_uploader on videos (uploaded_by) include (bytes)
    where uploaded_by is not null`,
];
