import { type Kysely, sql } from 'kysely';

/**
 * What a host said of nights that were sold twice, and when they were mailed about them; when a site
 * last read the nights of single units; and how often a booking's nights have changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table imported_nights
      add column settled boolean not null default false,
      add column clash_mailed_at timestamptz`.execute(db);
  await sql`alter table calendar_exports add column units_read_at timestamptz`.execute(db);
  await sql`
    alter table bookings
      add column sequence integer not null default 0,
      add column moved_at timestamptz`.execute(db);
  await sql`
    create function bookings_count_moves() returns trigger language plpgsql as $$
    begin
      new.sequence := old.sequence + 1;
      new.moved_at := new.updated_at;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger bookings_count_moves
      before update on bookings for each row
      when ((old.check_in, old.check_out, old.held_until) is distinct from (new.check_in, new.check_out, new.held_until))
      execute function bookings_count_moves()`.execute(db);
}
