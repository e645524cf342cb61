import { type Kysely, sql } from 'kysely';

/**
 * Each change of a listing's price, written by a trigger in the transaction that makes it, whoever writes. Frozen in
 * time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // No foreign key to two tables: a listing's row is never deleted. Equal moments are in the order they were written.
  `create table price_changes (
    id uuid primary key default gen_random_uuid(),
    listing_id uuid not null,
    old_pesewas bigint not null check (old_pesewas >= 0),
    new_pesewas bigint not null check (new_pesewas >= 0),
    changed_at timestamptz not null,
    written_at timestamptz not null default clock_timestamp()
  )`,
  'create index price_changes_of_listing on price_changes (listing_id, changed_at desc, written_at desc)',
  'create index price_changes_newest on price_changes (changed_at desc)',

  // The moment is the listing's own, where what writes keeps that.
  `create function record_price_change() returns trigger language plpgsql set search_path from current as $$
    begin
      insert into price_changes (listing_id, old_pesewas, new_pesewas, changed_at)
      values (new.id, old.price_pesewas, new.price_pesewas,
        case when new.updated_at is distinct from old.updated_at then new.updated_at else now() end);
      return null;
    end $$`,
  ...['properties', 'cars'].map(
    (table) => `create trigger price_change after update on ${table} for each row
      when (old.price_pesewas <> new.price_pesewas) execute function record_price_change()`,
  ),

  // A price for a night says nothing of the price of the house: what was before is forgotten.
  `create function forget_price_changes() returns trigger language plpgsql set search_path from current as $$
    begin
      delete from price_changes where listing_id = new.id;
      return null;
    end $$`,
  // After price_change: triggers of one event run in the order of their names.
  `create trigger price_changes_forgotten after update on properties for each row
    when (old.property_type <> new.property_type) execute function forget_price_changes()`,
];
