import { type Kysely, sql } from 'kysely';

/** Other dates that a host offers for a booking, and how often it was changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bookings
      add column offered_change jsonb,
      add column changes integer not null default 0 check (changes >= 0)`.execute(db);
}
