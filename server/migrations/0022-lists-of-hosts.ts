import { type Kysely, sql } from 'kysely';

/** Frozen in time: imports nothing of ours, so that it does the same on every database for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Indexes are built beside the calls; whatever was done before it was broken off is done again. */
export const concurrently = true;

const STATEMENTS = [
  // It waits for transactions under way, and nobody waits for it.
  'set lock_timeout = 0',
  'drop index concurrently if exists bookings_of_property',
  'create index concurrently bookings_of_property on bookings (property_id, check_in)',
  'drop index concurrently if exists bookings_by_check_in',
  'create index concurrently bookings_by_check_in on bookings (check_in, id)',
  'drop index concurrently if exists enquiries_by_sender',
  'create index concurrently enquiries_by_sender on enquiries (sender_id, created_at desc, id desc)',
  'reset lock_timeout',
];
