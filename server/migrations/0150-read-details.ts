import { type Kysely, sql } from 'kysely';

/** Which facts of a listing were only read from its text, and what its lister answered about such facts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table listings
      add column facts_read text[] not null default '{}',
      add column facts_answered text[] not null default '{}'`.execute(db);
}
