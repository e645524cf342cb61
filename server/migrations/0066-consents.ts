import { type Kysely, sql } from 'kysely';

/**
 * What people agreed to as they signed up: which version of what the page /privacy says, and when. Nothing is known of those who
 * signed up before. Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column privacy_version smallint,
    add column privacy_agreed_at timestamptz,
    add constraint users_privacy_agreed check ((privacy_version is null) = (privacy_agreed_at is null))`.execute(
    db,
  );
}
