import { type Kysely, sql } from 'kysely';

/**
 * Where listings are. `lat` and `lng` are the pin; what visitors may know of it, and lists are searched by, is the pin to some 500 m,
 * which a trigger makes of it, whoever writes. Existing listings get theirs by the job place-listings. Frozen in time: imports
 * nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export const concurrently = true;

/** Steps of 0.005 degrees, of some 550 m: nothing is further from its step than 400 m. */
const STEPS = 200;

const COLUMNS = `
  add column if not exists lat double precision,
  add column if not exists lng double precision,
  add column if not exists pin_radius integer,
  add column if not exists place_edition smallint,
  add column if not exists near_lat double precision,
  add column if not exists near_lng double precision`;

const STATEMENTS = [
  `create or replace function near_of_pin() returns trigger language plpgsql as $$
    begin
      new.near_lat := round(new.lat * ${STEPS}) / ${STEPS};
      new.near_lng := round(new.lng * ${STEPS}) / ${STEPS};
      return new;
    end $$`,
  ...['properties', 'cars'].flatMap((table) => [
    `alter table ${table} ${COLUMNS}`,
    `alter table ${table} drop constraint if exists ${table}_pin_in_ghana`,
    `alter table ${table} add constraint ${table}_pin_in_ghana
      check ((lat is null) = (lng is null) and lat between 4.5 and 11.2 and lng between -3.3 and 1.25) not valid`,
    `create or replace trigger ${table}_near before insert or update of lat, lng on ${table}
      for each row execute function near_of_pin()`,
  ]),
  // What a saved search asks of where a listing is.
  `alter table saved_search_conditions
    add column if not exists near_lat double precision,
    add column if not exists near_lng double precision,
    add column if not exists within_km double precision`,
  // It waits for transactions under way, and nobody waits for it.
  'set lock_timeout = 0',
  ...['properties', 'cars'].flatMap((table) => [
    `drop index concurrently if exists ${table}_by_place`,
    `create index concurrently ${table}_by_place on ${table} (near_lat, near_lng) include (created_at, id)
      where deleted_at is null`,
  ]),
  'reset lock_timeout',
];
