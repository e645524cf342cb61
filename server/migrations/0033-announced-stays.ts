import { type Kysely, sql } from 'kysely';

/**
 * Lists of what is free on some dates depend on the bookings: what is made, cancelled or moved announces that, as listings
 * do (0026-announced-changes). Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create function announce_stays() returns trigger language plpgsql as $$
    begin
      perform pg_notify('efie_changes', 'stays');
      return null;
    end $$`,
  `create trigger announce_stays after insert or delete or truncate on bookings
    for each statement execute function announce_stays()`,
  // A stay that is over, or whose guest is called otherwise, holds the nights that it held.
  `create trigger announce_stays_changed after update on bookings for each row
    when ((old.property_id, old.stay, old.status = 'cancelled')
      is distinct from (new.property_id, new.stay, new.status = 'cancelled'))
    execute function announce_stays()`,
];
