import { type Kysely, sql } from 'kysely';

/** When the site's operators last did what every site needs: a backup, a test mail, a look at the notice. Frozen in time: imports nothing of ours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table milestones (name text primary key, reached_at timestamptz not null)`.execute(
    db,
  );
}
