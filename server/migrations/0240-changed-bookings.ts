import { type Kysely, sql } from 'kysely';

/** Other dates that a host offers for a booking. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bookings add column offered_change jsonb`.execute(db);
}
