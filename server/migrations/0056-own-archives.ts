import { type Kysely, sql } from 'kysely';

/**
 * Files with all of somebody's data, one an account at a time: asked for, ready (then with its size), and until when. Frozen in
 * time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table own_archives (
      id uuid primary key,
      user_id uuid not null unique references users,
      asked_at timestamptz not null,
      ready_at timestamptz,
      bytes bigint,
      expires_at timestamptz not null,
      check ((ready_at is null) = (bytes is null))
    )`.execute(db);
}
