import { type Kysely, sql } from 'kysely';

/**
 * search_text holds all that a search may ask of a listing, made by triggers: a column that is generated cannot be
 * given another expression without rewriting its table under a lock. Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(DOCUMENT).execute(db);
  for (const statements of TRIGGERS) {
    await db.transaction().execute(async (tx) => {
      for (const statement of statements) await sql.raw(statement).execute(tx);
    });
  }
  // What follows waits for transactions under way, and nobody waits for it.
  await sql.raw('set lock_timeout = 0').execute(db);
  for (const table of ['properties', 'cars']) await writeAnew(db, table);
  for (const statement of INDEXES) await sql.raw(statement).execute(db);
  for (const table of ['properties', 'cars']) {
    await sql.raw(`vacuum (analyze) ${table}`).execute(db);
  }
  await sql.raw('reset lock_timeout').execute(db);
}

/** Rows are rewritten beside the calls; whatever was done before it was broken off is done again. */
export const concurrently = true;

const BATCH = 500;

/** Has the triggers make search_text of every row, a few rows at a time, so that no call waits for long. */
async function writeAnew(db: Kysely<unknown>, table: string): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      with batch as (
        select id from ${sql.table(table)} where id > ${after}::uuid order by id limit ${sql.lit(BATCH)}
      ), written as (
        update ${sql.table(table)} each set name = name from batch where each.id = batch.id
      )
      select id from batch order by id desc limit 1`.execute(db);
    const last = rows[0];
    if (!last) return;
    after = last.id;
  }
}

// The texts in lower case; what is written with hyphens without them; every number in digits, each between spaces.
const DOCUMENT = `create or replace function search_document(text) returns text
  language sql immutable parallel safe
  return pg_catalog.lower($1)
    || E'\\n' || coalesce((
      select pg_catalog.string_agg(distinct pg_catalog.regexp_replace(m[1], '[-‐‑–]', '', 'g'), ' ')
      from pg_catalog.regexp_matches(pg_catalog.lower($1), '([[:alnum:]]+(?:[-‐‑–][[:alnum:]]+)+)', 'g') m), '')
    || E'\\n ' || coalesce((
      select pg_catalog.string_agg(distinct coalesce(
        pg_catalog.array_position(
          array['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
          m[1])::text,
        m[1]), ' ')
      from pg_catalog.regexp_matches(pg_catalog.lower($1),
        '(\\d+|\\m(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\M)', 'g') m), '')
    || ' '`;

const maker = (table: string, columns: string, texts: string) => [
  `create or replace function ${table}_search_text() returns trigger language plpgsql set search_path from current as $$
    begin
      new.search_text := search_document(concat_ws(E'\\n', ${texts}));
      return new;
    end $$`,
  `alter table ${table} alter column search_text drop expression if exists`,
  `alter table ${table} alter column search_text set default ''`,
  `create or replace trigger ${table}_search_text before insert or update of ${columns} on ${table}
    for each row execute function ${table}_search_text()`,
];

/** Of what names a vehicle, in lower case. */
const VEHICLE = `lower(new.car_type || E'\\n' || new.name || E'\\n' || new.model)`;

const inOneWord = (column: string) => `regexp_replace(new.${column}, '\\s+', '', 'g')`;

const TRIGGERS = [
  maker(
    'properties',
    'name, description, location, region, address, condition, property_type, subtype',
    `new.name, new.description, new.location, new.region, new.address, new.condition, new.subtype,
      case new.property_type when 'Short-Stay' then 'short stay'
        when 'PropertyRentals' then 'property rental for rent' else 'property sale for sale' end,
      ${inOneWord('location')}, ${inOneWord('subtype')}`,
  ),
  maker(
    'cars',
    'name, brand, model, description, year, car_type, location, region, city_or_town, condition, transmission, fuel_type',
    `new.name, new.brand, new.model, new.description, new.year::text, new.car_type, new.location, new.region,
      new.city_or_town, new.condition, new.transmission, new.fuel_type,
      case when ${VEHICLE} ~ '(truck|van|pickup)' then 'car relocation vehicle' else 'car for sale' end,
      case when ${VEHICLE} ~ '(saloon|sedan)' then 'saloon sedan' end,
      case when ${VEHICLE} ~ 'suv' then 'suv' end,
      case when ${VEHICLE} ~ '(4x4|4wd)' then '4x4 suv' end,
      case when ${VEHICLE} ~ '(truck|pickup)' then 'truck' end,
      ${inOneWord('brand')}, ${inOneWord('model')}, ${inOneWord('location')}`,
  ),
];

const INDEXES = [
  // Those with a price by their price, then those without one that is shown, the newest first.
  'drop index concurrently if exists cars_by_shown_price',
  `create index concurrently cars_by_shown_price on cars
    (relocation, (case when relocation then 0 else price_pesewas end), created_at desc, id desc)
    include (region, condition, year, price_pesewas) where deleted_at is null`,
  'drop index concurrently if exists cars_by_shown_price_down',
  `create index concurrently cars_by_shown_price_down on cars
    (relocation, (case when relocation then 0 else price_pesewas end) desc, created_at desc, id desc)
    include (region, condition, year, price_pesewas) where deleted_at is null`,
  'drop index concurrently if exists cars_of_type',
  `create index concurrently cars_of_type on cars (lower(car_type), created_at desc, id desc)
    include (relocation, region, location) where deleted_at is null`,
];
