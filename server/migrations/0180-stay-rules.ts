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
      add column night_pesewas bigint[],
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
  // The same as whyNot in domain/stays/restrictions.ts, for lists with dates.
  await sql`
    create function stay_allows(rules jsonb, check_in date, check_out date, booked_on date, guests integer) returns boolean
      language sql immutable parallel safe as $$
      with seasons as (
        select season, place, from_day, to_day, yearly,
          yearly and to_day - from_day >= 365 as whole_year, substr(from_day::text, 6) as from_text,
          substr(to_day::text, 6) as to_text
        from (
          select season, place, (season->>'from')::date as from_day, (season->>'to')::date as to_day,
            (season->>'yearly')::boolean as yearly
          from jsonb_array_elements(rules->'seasons') with ordinality as each (season, place)
        ) as read
      ), holding as (
        select season, row_number() over (order by case
            when not yearly then to_day - from_day + 1
            when whole_year then 366
            when from_text <= to_text then ('2024-' || to_text)::date - ('2024-' || from_text)::date + 1
            else ('2024-' || to_text)::date - ('2024-' || from_text)::date + 367
          end, place desc) as rank
        from seasons
        where case
          when not yearly then check_in between from_day and to_day
          when whole_year then true
          when from_text <= to_text then substr(check_in::text, 6) between from_text and to_text
          else substr(check_in::text, 6) >= from_text or substr(check_in::text, 6) <= to_text
        end
      ), least as (
        (select (season->>'minNights')::integer as nights, rank from holding
          where season->>'minNights' is not null order by rank limit 1)
        union all select (rules->>'minNights')::integer, 1000 order by rank limit 1
      ), most as (
        (select (season->>'maxNights')::integer as nights, rank from holding
          where season->>'maxNights' is not null order by rank limit 1)
        union all select (rules->>'maxNights')::integer, 1000 order by rank limit 1
      )
      select case
          when most.nights is null or least.nights <= most.nights
            then check_out - check_in >= least.nights and (most.nights is null or check_out - check_in <= most.nights)
          when most.rank < least.rank then check_out - check_in = most.nights
          else check_out - check_in = least.nights
        end
        and (rules->'arrivalDays' = '[]'::jsonb
          or rules->'arrivalDays' ? (array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])[extract(isodow from check_in)])
        and check_in >= booked_on + (rules->>'noticeDays')::integer
        and (guests is null or rules->>'guestsMax' is null or guests <= (rules->>'guestsMax')::integer)
        and (rules->>'monthsAhead' is null
          or check_in <= booked_on + make_interval(months => (rules->>'monthsAhead')::integer))
      from least, most
    $$`.execute(db);
}
