import { type Kysely, sql } from 'kysely';

/**
 * The money of stays, a journal that balances: each entry has two lines that sum to zero, and is never changed, only countered.
 * And how a stay ended: its nights are free again before its check-out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stay_entries (
      id uuid primary key,
      booking_id uuid not null references bookings on delete cascade,
      kind text not null check (kind in ('booked', 'changed', 'ended', 'payment', 'refund', 'reversal')),
      made_at timestamptz not null,
      made_by uuid references users,
      method text check (method in ('cash', 'momo', 'bank')),
      note text not null default '' check (length(note) <= 200),
      receipt_number integer check (receipt_number > 0),
      reverses uuid unique references stay_entries on delete cascade,
      unique (booking_id, receipt_number),
      constraint payments_have_receipts
        check ((kind in ('payment', 'refund')) = (method is not null and receipt_number is not null)),
      constraint reversals_name_an_entry check ((kind = 'reversal') = (reverses is not null))
    )`.execute(db);
  await sql`
    create unique index stay_entries_booked_once on stay_entries (booking_id) where kind = 'booked'`.execute(
    db,
  );
  await sql`
    create table stay_entry_lines (
      entry_id uuid not null references stay_entries on delete cascade,
      account text not null check (account in ('guest', 'revenue', 'received')),
      amount_pesewas bigint not null check (amount_pesewas <> 0),
      primary key (entry_id, account)
    )`.execute(db);
  await keepBalanced(db);
  await keepForEver(db);
  await sql`
    alter table bookings
      add column arrived_at timestamptz,
      add column ended_how text check (ended_how in ('no-show', 'left-early')),
      add column ended_on date,
      add constraint ended_on_a_day check ((ended_how is null) = (ended_on is null)),
      drop constraint bookings_check1,
      add constraint held_until_the_end
        check (held_until >= check_out or (ended_how is not null and held_until > check_in))`.execute(
    db,
  );
  await owe(db);
}

/** Two lines, so that none can be added to an entry later. */
async function keepBalanced(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function stay_entries_balance() returns trigger language plpgsql as $$
    declare
      entry uuid := to_jsonb(new) ->> case tg_table_name when 'stay_entries' then 'id' else 'entry_id' end;
    begin
      if (select count(*) <> 2 or sum(amount_pesewas) <> 0 from stay_entry_lines where entry_id = entry) then
        raise exception 'the lines of entry % do not balance', entry using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger stay_entries_balance after insert on stay_entries
      deferrable initially deferred for each row execute function stay_entries_balance()`.execute(
    db,
  );
  await sql`
    create constraint trigger stay_entry_lines_balance after insert on stay_entry_lines
      deferrable initially deferred for each row execute function stay_entries_balance()`.execute(
    db,
  );
}

/** Rows go with their booking only; the one change is that a note is emptied, for someone who leaves. */
async function keepForEver(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function stay_entries_stay() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and to_jsonb(new) ->> 'note' = '' and to_jsonb(new) - 'note' = to_jsonb(old) - 'note' then
        return new;
      end if;
      if tg_op = 'DELETE' and tg_table_name = 'stay_entries'
        and not exists (select from bookings where id::text = to_jsonb(old) ->> 'booking_id') then
        return old;
      end if;
      if tg_op = 'DELETE' and tg_table_name = 'stay_entry_lines'
        and not exists (select from stay_entries where id::text = to_jsonb(old) ->> 'entry_id') then
        return old;
      end if;
      if tg_op = 'TRUNCATE' and not exists (select from bookings) then
        return null;
      end if;
      raise exception '% is only ever added to', tg_table_name using errcode = 'insufficient_privilege';
    end $$`.execute(db);
  for (const table of ['stay_entries', 'stay_entry_lines']) {
    await sql`
      create trigger refuse_change before update or delete on ${sql.table(table)}
        for each row execute function stay_entries_stay()`.execute(db);
    await sql`
      create trigger refuse_truncate after truncate on ${sql.table(table)}
        for each statement execute function stay_entries_stay()`.execute(db);
  }
}

/** What the guests of stays that are not over owe. */
async function owe(db: Kysely<unknown>): Promise<void> {
  await sql`
    with owed as (
      insert into stay_entries (id, booking_id, kind, made_at)
        select gen_random_uuid(), id, 'booked', created_at from bookings
        where status = 'confirmed' and check_out > current_date and total_pesewas > 0
      returning id, booking_id
    )
    insert into stay_entry_lines (entry_id, account, amount_pesewas)
      select owed.id, account, sign * total_pesewas
      from owed join bookings on bookings.id = booking_id
      cross join (values ('guest', 1), ('revenue', -1)) as side (account, sign)`.execute(db);
}
