import { type Kysely, sql } from 'kysely';

/**
 * What a stay is sold by, and the nights that are held: by bookings, which a trigger copies, and by
 * hosts' blocks. One constraint keeps both apart, by unit; it keeps its name, which the version
 * before knows as its refusal. Deferrable, because equal units are assigned anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stay_rules (
      listing_id uuid primary key references listings on delete cascade,
      rules jsonb not null,
      units smallint not null generated always as ((rules->>'units')::smallint) stored,
      preparation_nights smallint not null generated always as ((rules->>'preparationNights')::smallint) stored,
      version integer not null check (version > 0),
      updated_at timestamptz not null,
      constraint stay_rules_units check (units between 1 and 200)
    )`.execute(db);
  await sql`
    alter table bookings
      add column unit smallint not null default 1 check (unit between 1 and 200),
      add column held_until date check (held_until >= check_out),
      add column guests smallint check (guests > 0),
      add column lines jsonb,
      add column deposit_pesewas bigint not null default 0 check (deposit_pesewas >= 0),
      add column cancellation_policy text,
      add column rules_version integer,
      drop constraint total_is_nights_times_price,
      add constraint total_is_nights_times_price
        check (lines is not null or total_pesewas = nightly_pesewas * (check_out - check_in))`.execute(
    db,
  );
  await sql`
    create table held_nights (
      id uuid primary key,
      listing_id uuid not null references listings on delete cascade,
      kind text not null check (kind in ('booking', 'not-available', 'booked-elsewhere')),
      unit smallint not null check (unit between 1 and 200),
      nights daterange not null check (not isempty(nights)),
      until date not null,
      name text not null default '',
      phone_number text not null default '',
      note text not null default ''
    )`.execute(db);
  await sql`alter table bookings drop constraint bookings_never_overlap`.execute(db);
  await sql`
    insert into held_nights (id, listing_id, kind, unit, nights, until)
      select id, listing_id, 'booking', 1, stay, check_out from bookings where status <> 'cancelled'`.execute(
    db,
  );
  await sql`
    alter table held_nights add constraint bookings_never_overlap
      exclude using gist (listing_id with =, unit with =, nights with &&) deferrable`.execute(db);
  await sql`
    create function bookings_hold_nights() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        delete from held_nights where id = old.id;
      end if;
      if tg_op <> 'DELETE' and new.status <> 'cancelled' then
        insert into held_nights (id, listing_id, kind, unit, nights, until)
          values (new.id, new.listing_id, 'booking', new.unit,
            daterange(new.check_in, coalesce(new.held_until, new.check_out)), new.check_out);
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger bookings_hold_nights
      after insert or delete or update of listing_id, check_in, check_out, held_until, unit, status on bookings
      for each row execute function bookings_hold_nights()`.execute(db);
}
