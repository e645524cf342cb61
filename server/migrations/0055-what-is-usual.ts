import { type Kysely, sql } from 'kysely';

/**
 * When an Admin approved a listing; what listings of a category ask in a place, and those that ask far more or less; indexes of
 * photos that look the same by listing; and how soon somebody who lists usually answers, which stands on their page and their
 * listings. Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table properties add column approved_at timestamptz',
  'alter table cars add column approved_at timestamptz',

  // location: a town in small letters, '' for the whole region.
  `create table usual_prices (
    kind text not null check (kind in ('property', 'car')),
    category text not null,
    region text not null,
    location text not null,
    place text not null,
    low_pesewas bigint not null,
    high_pesewas bigint not null check (high_pesewas >= low_pesewas),
    listings integer not null check (listings > 0),
    primary key (kind, category, region, location)
  )`,
  `create table far_prices (
    property_id uuid unique references properties on delete cascade,
    car_id uuid unique references cars on delete cascade,
    listing_id uuid primary key generated always as (coalesce(property_id, car_id)) stored,
    place text not null,
    low_pesewas bigint not null,
    high_pesewas bigint not null,
    listings integer not null,
    check (num_nonnulls(property_id, car_id) = 1)
  )`,

  'create index similar_photos_of_listing on similar_photos (listing_id)',
  'create index similar_photos_of_earlier_listing on similar_photos (earlier_listing_id)',

  `alter table users add column answers_within text
    check (answers_within in ('hour', 'hours', 'day', 'days'))`,
  `create trigger announce_answer_times after update on users for each row
    when (old.answers_within is distinct from new.answers_within)
    execute function announce_everything()`,
];
