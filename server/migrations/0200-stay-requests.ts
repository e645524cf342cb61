import { type Kysely, sql } from 'kysely';

/**
 * Bookings that wait for their host. Those hold their nights like the others, in the same constraint, and stop one's
 * guest from booking the same stay again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bookings
      add column answer_by timestamptz,
      add column request_cause text check (request_cause in ('host', 'calendars')),
      add column accepted_by uuid references users (id),
      add column accepted_at timestamptz,
      drop constraint bookings_status_check,
      add constraint bookings_status_check
        check (status in ('requested', 'confirmed', 'cancelled', 'completed', 'declined', 'expired')),
      add constraint requests_lapse
        check (status not in ('requested', 'declined', 'expired') or (answer_by is not null and request_cause is not null))`.execute(
    db,
  );
  await sql`create index bookings_to_answer on bookings (answer_by) where status = 'requested'`.execute(
    db,
  );
  await sql`drop index one_active_booking_per_guest`.execute(db);
  await sql`
    create unique index one_active_booking_per_guest on bookings (listing_id, user_id)
      where status in ('requested', 'confirmed')`.execute(db);
  await sql`drop index bookings_of_day`.execute(db);
  await sql`
    create index bookings_of_day on bookings (created_at) include (total_pesewas)
      where status in ('confirmed', 'completed')`.execute(db);
  await sql`
    create or replace function bookings_hold_nights() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        delete from held_nights where id = old.id;
      end if;
      if tg_op <> 'DELETE' and new.status in ('requested', 'confirmed', 'completed') then
        insert into held_nights (id, listing_id, kind, unit, nights, until)
          values (new.id, new.listing_id, 'booking', new.unit,
            daterange(new.check_in, coalesce(new.held_until, new.check_out)), new.check_out);
      end if;
      return null;
    end $$`.execute(db);
}
