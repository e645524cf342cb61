import { type Kysely, sql } from 'kysely';

/** Frozen in time: imports nothing of ours, so that it does the same on every database for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // The key is what makes keeping twice the same as keeping once, in a race too.
  `create table favourites (
    user_id uuid not null references users on delete cascade,
    property_id uuid references properties on delete cascade,
    car_id uuid references cars on delete cascade,
    listing_id uuid not null generated always as (coalesce(property_id, car_id)) stored,
    note text not null default '' check (char_length(note) <= 500),
    kept_at timestamptz not null,
    primary key (user_id, listing_id),
    constraint favourite_is_one_listing check (num_nonnulls(property_id, car_id) = 1)
  )`,
  'create index favourites_in_order on favourites (user_id, kept_at desc, listing_id desc)',
  'create index favourites_of_property on favourites (property_id) where property_id is not null',
  'create index favourites_of_car on favourites (car_id) where car_id is not null',

  // One link a person: what it shows is the list as it is.
  `create table shared_lists (
    user_id uuid primary key references users on delete cascade,
    id text not null unique check (char_length(id) >= 22),
    with_notes boolean not null,
    created_at timestamptz not null default now()
  )`,
];
