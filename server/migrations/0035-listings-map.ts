import { type Kysely, sql } from 'kysely';

/**
 * The map of listings: the pin that a lister sets, whether visitors see it, how many listings of a family there are at each point that
 * visitors may know, and parts of the map in saved searches. Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of COLUMNS) await sql.raw(statement).execute(db);
  // Listings that come and go meanwhile wait, or the counts would be wrong from the beginning.
  await db.transaction().execute(async (transaction) => {
    for (const statement of POINTS) await sql.raw(statement).execute(transaction);
  });
}

/** Columns are there before listings are counted, and whatever was done before it was broken off is done again. */
export const concurrently = true;

const TABLES = ['properties', 'cars'] as const;

const IN_GHANA = (lat: string, lng: string) =>
  `(${lat} is null) = (${lng} is null) and ${lat} between 4.5 and 11.2 and ${lng} between -3.3 and 1.25`;

const COLUMNS = [
  ...TABLES.flatMap((table) => [
    // The lister's own pin stands beside that of the place, which an older version goes on writing.
    `alter table ${table}
      add column if not exists pin_lat double precision,
      add column if not exists pin_lng double precision,
      add column if not exists pin_shown boolean not null default false`,
    `alter table ${table} drop constraint if exists ${table}_own_pin`,
    `alter table ${table} add constraint ${table}_own_pin
      check (${IN_GHANA('pin_lat', 'pin_lng')} and (pin_lat is not null or not pin_shown)) not valid`,
  ]),
  // By the steps of migration 0032-places-of-listings.
  `create or replace function near_of_pin() returns trigger language plpgsql as $$
    begin
      new.near_lat := round(coalesce(new.pin_lat, new.lat) * 200) / 200;
      new.near_lng := round(coalesce(new.pin_lng, new.lng) * 200) / 200;
      return new;
    end $$`,
  ...TABLES.map(
    (table) =>
      `create or replace trigger ${table}_near before insert or update of lat, lng, pin_lat, pin_lng on ${table}
        for each row execute function near_of_pin()`,
  ),
  `alter table saved_search_conditions
    add column if not exists west double precision,
    add column if not exists south double precision,
    add column if not exists east double precision,
    add column if not exists north double precision`,
];

/** What a listing is counted as: all of its table, and what lists without other filters are of. */
const FAMILIES: Record<string, string> = {
  properties: `(''), (property_type), (subtype)`,
  cars: `(''), (case when relocation then 'relocation' else 'regular' end)`,
};
/** The price of a relocation vehicle is nobody's to see. */
const PRICE: Record<string, string> = {
  properties: 'price_pesewas',
  cars: 'case when relocation then null else price_pesewas end',
};
const IS_OF: Record<string, string> = {
  properties: `changed.family in ('', property_type, subtype)`,
  cars: `changed.family in ('', case when relocation then 'relocation' else 'regular' end)`,
};

/** A row for each family of each listing that is at a point, with how many more or fewer that makes. */
const countedOf = (table: string, rows: string, more: 1 | -1) =>
  `select family, near_lat, near_lng, ${PRICE[table]} as price, ${more} as more
    from ${rows} as listing, lateral (values ${FAMILIES[table]}) as counted (family)
    where deleted_at is null and near_lat is not null`;

/** What changes at points; nothing where as many came as went, and the lowest and highest prices are as they were. */
const changesOf = (counted: string) =>
  `select family, near_lat, near_lng, sum(more)::integer as more,
      min(price) filter (where more = 1) as low, max(price) filter (where more = 1) as high,
      min(price) filter (where more = -1) as gone_low, max(price) filter (where more = -1) as gone_high
    from (${counted}) as counted
    group by family, near_lat, near_lng
    having sum(more) <> 0
      or (min(price) filter (where more = 1), max(price) filter (where more = 1))
        is distinct from (min(price) filter (where more = -1), max(price) filter (where more = -1))
    order by family, near_lat, near_lng`;

// In the order of families and points, so that two statements that count the same ones wait for each other in turn. A price that was
// the lowest or highest is looked for again with the row held, so that the statement that takes the last of two away sees the other.
const counter = (name: string, table: string, counted: string) => `
  create or replace function ${name}() returns trigger language plpgsql set search_path from current as $$
    declare
      changed record;
      point listing_points;
    begin
      for changed in ${changesOf(counted)} loop
        insert into listing_points as kept (list, family, near_lat, near_lng, listings, min_pesewas, max_pesewas)
          values ('${table}', changed.family, changed.near_lat, changed.near_lng, changed.more, changed.low, changed.high)
          on conflict (list, family, near_lat, near_lng) do update set listings = kept.listings + excluded.listings,
            min_pesewas = least(kept.min_pesewas, excluded.min_pesewas),
            max_pesewas = greatest(kept.max_pesewas, excluded.max_pesewas)
          returning * into point;
        if point.listings <= 0 then
          delete from listing_points where (list, family, near_lat, near_lng)
            = ('${table}', changed.family, changed.near_lat, changed.near_lng);
        elsif changed.gone_low <= point.min_pesewas or changed.gone_high >= point.max_pesewas then
          update listing_points set (min_pesewas, max_pesewas) = (
            select min(${PRICE[table]}), max(${PRICE[table]}) from ${table}
            where deleted_at is null and ${IS_OF[table]}
              and (${table}.near_lat, ${table}.near_lng) = (changed.near_lat, changed.near_lng))
            where (list, family, near_lat, near_lng)
              = ('${table}', changed.family, changed.near_lat, changed.near_lng);
        end if;
      end loop;
      return null;
    end $$`;

/** What statements do to the points of a table; once a statement, whatever it wrote. */
const EVENTS = [
  {
    event: 'insert',
    rows: 'referencing new table as after_it',
    counted: (table: string) => countedOf(table, 'after_it', 1),
  },
  {
    event: 'update',
    rows: 'referencing old table as before_it new table as after_it',
    counted: (table: string) =>
      `${countedOf(table, 'before_it', -1)} union all ${countedOf(table, 'after_it', 1)}`,
  },
  {
    event: 'delete',
    rows: 'referencing old table as before_it',
    counted: (table: string) => countedOf(table, 'before_it', -1),
  },
];

const POINTS = [
  'drop table if exists listing_points',
  // Room is left in its pages, for counts change in place.
  `create table listing_points (
    list text not null check (list in ('properties', 'cars')),
    family text not null,
    near_lat double precision not null,
    near_lng double precision not null,
    listings integer not null,
    min_pesewas bigint,
    max_pesewas bigint,
    primary key (list, family, near_lat, near_lng)
  ) with (fillfactor = 70)`,
  'lock table properties, cars in share row exclusive mode',
  ...TABLES.flatMap((table) => [
    `insert into listing_points
      select '${table}', family, near_lat, near_lng, more, low, high
      from (${changesOf(countedOf(table, table, 1))}) as counted`,
    ...EVENTS.flatMap(({ event, rows, counted }) => {
      const name = `${table}_points_${event}`;
      return [
        counter(name, table, counted(table)),
        `create or replace trigger ${name} after ${event} on ${table} ${rows}
          for each statement execute function ${name}()`,
      ];
    }),
    `create or replace function ${table}_points_emptied() returns trigger language plpgsql set search_path from current as $$
      begin
        delete from listing_points where list = '${table}';
        return null;
      end $$`,
    `create or replace trigger ${table}_points_emptied after truncate on ${table}
      for each statement execute function ${table}_points_emptied()`,
  ]),
];
