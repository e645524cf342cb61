import { type Kysely, sql } from 'kysely';

/**
 * Homes and cars become one table, `listings`, with their kind; their photos one, `listing_photos`; and what refers to a listing
 * does so by `listing_id` alone. Frozen in time: imports nothing of ours. The version before cannot go on beside it
 * (docs/operating.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Columns that every home has, and only homes. */
const OF_HOMES = ['address', 'property_type', 'subtype'];

/** Columns that only cars have, with their types; the last two may be null. */
const OF_CARS = {
  brand: 'text',
  model: 'text',
  year: 'smallint',
  mileage: 'integer',
  transmission: 'text',
  fuel_type: 'text',
  car_type: 'text',
  registration_number: 'text',
  user_name: 'text',
  user_email: 'text',
  phone: 'text',
  available_from: 'timestamptz',
  driver_name: 'text',
  driver_contact: 'text',
  city_or_town: 'text',
  driver_email: 'text',
  relocation_request: 'jsonb',
};
const REQUIRED_OF_CARS = Object.keys(OF_CARS).slice(0, -2);

/** What every listing has, but for its kind and whose it is. */
const OF_ALL = [
  ...['id', 'name', 'description', 'price_pesewas', 'location', 'region', 'condition'],
  ...['video_key', 'created_at', 'updated_at', 'deleted_at', 'search_text', 'facts', 'fact_keys'],
  ...['lat', 'lng', 'pin_radius', 'place_edition', 'near_lat', 'near_lng'],
  ...['pin_lat', 'pin_lng', 'pin_shown', 'withheld', 'paused_at', 'pause_reason', 'confirmed_at'],
  ...['moderation', 'moderation_reason', 'moderation_at', 'earlier_pause', 'approved_at'],
];

/** Drops the triggers, their functions and the indexes of both tables. */
const WITHOUT_TRIGGERS = `
  do $$
    declare
      one record;
    begin
      for one in select tgname, tgrelid::regclass as of_table from pg_trigger
        where not tgisinternal
          and tgrelid in ('properties'::regclass, 'cars'::regclass, 'property_photos'::regclass, 'car_photos'::regclass)
      loop
        execute format('drop trigger %I on %s', one.tgname, one.of_table);
      end loop;
      for one in select oid::regprocedure as of_table from pg_proc
        where prorettype = 'trigger'::regtype
          and (proname ~ '^(announce_)?(properties|cars|property_photos|car_photos)(_|$)'
            or proname in ('near_of_pin', 'pause_of_leaving', 'withhold_of_suspended', 'record_price_change', 'forget_price_changes'))
      loop
        execute format('drop function %s', one.of_table);
      end loop;
      for one in select indexrelid::regclass as of_table from pg_index
        where indrelid in ('properties'::regclass, 'cars'::regclass) and not indisprimary
      loop
        execute format('drop index %s', one.of_table);
      end loop;
    end $$`;

const TABLE = [
  'alter table properties rename to listings',
  ...['pkey', 'lister_id_fkey', 'video_key_fkey', 'moderation', 'own_pin', 'pin_in_ghana']
    .concat(['price_pesewas_check', 'region_check', 'status_check', 'whole_pause', 'withheld'])
    .map((name) => `alter table listings rename constraint properties_${name} to listings_${name}`),
  `alter table listings drop constraint properties_condition_check, drop constraint subtype_of_its_type,
    ${OF_HOMES.map((name) => `alter column ${name} drop not null`).join(', ')},
    add column kind text not null default 'property',
    ${Object.entries(OF_CARS)
      .map(([name, type]) => `add column ${name} ${type}`)
      .join(', ')}`,
  'alter table listings alter column kind drop default',
  `insert into listings (kind, lister_id, ${[...OF_ALL, ...Object.keys(OF_CARS)].join(', ')})
    select 'car', owner_id, ${[...OF_ALL, ...Object.keys(OF_CARS)].join(', ')} from cars`,
  `alter table listings
    add column relocation boolean not null generated always as (
      coalesce(lower(car_type || E'\\n' || name || E'\\n' || model) ~ '(truck|van|pickup)', false)) stored,
    add constraint listings_condition_check check (case kind
      when 'property' then condition in ('Newly built', 'Renovated', 'Fairly Used', 'Virgin Land', 'Old House')
      when 'car' then condition in ('New', 'Used', 'Fair') end),
    add constraint whole_property check (kind <> 'property' or num_nulls(${OF_HOMES.join(', ')}) = 0),
    add constraint whole_car check (kind <> 'car' or num_nulls(${REQUIRED_OF_CARS.join(', ')}) = 0),
    add constraint subtype_of_its_type check (case property_type
      when 'Short-Stay' then subtype in ('Hotels', 'Movie House', 'Guest House', 'Furnished Apartments')
      when 'PropertyRentals' then subtype in ('Apartments', 'Condos', 'Houses', 'Duplex', 'Office', 'Shop')
      when 'PropertySales' then subtype in ('Houses For Sale', 'Land', 'Commercial Property')
      else property_type is null end),
    add constraint listings_fuel_type_check check (fuel_type in ('Petrol', 'Diesel', 'Electric', 'Hybrid')),
    add constraint listings_mileage_check check (mileage >= 0),
    add constraint listings_transmission_check check (transmission in ('Manual', 'Automatic')),
    add constraint listings_year_check check (year between 1900 and 2100)`,
];

/** The photos of all listings are those of one table. */
const PHOTOS = [
  'alter table property_photos rename to listing_photos',
  'alter table listing_photos rename column property_id to listing_id',
  'alter index property_photos_of_photo rename to listing_photos_of_photo',
  ...['pkey', 'photo_key_fkey', 'position_check'].map(
    (name) =>
      `alter table listing_photos rename constraint property_photos_${name} to listing_photos_${name}`,
  ),
  'alter table listing_photos rename constraint property_photos_property_id_fkey to listing_photos_listing_id_fkey',
  'insert into listing_photos (listing_id, position, photo_key) select car_id, position, photo_key from car_photos',
  'drop table car_photos',
];

/** A reference to a home or a car becomes one to a listing. */
const refersTo = (table: string, column: string, onDelete = '') => [
  `alter table ${table} alter column ${column} drop expression`,
  `alter table ${table}
    drop column ${column.replace('listing', 'property')}, drop column ${column.replace('listing', 'car')},
    add constraint ${table}_${column}_fkey foreign key (${column}) references listings ${onDelete}`,
];

/** What was only ever of homes refers to listings by the same name. */
const renamed = (table: string) => [
  `alter table ${table} rename column property_id to listing_id`,
  `alter table ${table} rename constraint ${table}_property_id_fkey to ${table}_listing_id_fkey`,
];

/** Kinds are declared in code, and a listing has one of them. */
const unchecked = (table: string) => `alter table ${table} drop constraint ${table}_kind_check`;

const REFERENCES = [
  ...['availability_questions', 'changed_listings', 'search_alerts', 'usual_prices'].map(unchecked),
  ...['bookings', 'comments', 'verifications'].flatMap(renamed),
  'alter index bookings_of_property rename to bookings_of_listing',
  'alter index comments_of_property rename to comments_of_listing',
  ...refersTo('conversations', 'listing_id'),
  ...refersTo('enquiries', 'listing_id'),
  ...refersTo('far_prices', 'listing_id', 'on delete cascade'),
  ...refersTo('favourites', 'listing_id', 'on delete cascade'),
  ...refersTo('similar_photos', 'listing_id'),
  ...refersTo('similar_photos', 'earlier_listing_id'),
  'drop table cars',
];

const INCLUDED =
  'property_type, subtype, region, condition, status, price_pesewas, relocation, year, paused_at';
const LISTED = 'where deleted_at is null';
const HOMES = `where kind = 'property' and deleted_at is null`;
const CARS = `where kind = 'car' and deleted_at is null`;
const REQUESTED = 'where relocation_request is not null and deleted_at is null';
const NEWEST = 'created_at desc, id desc';
const SHOWN_PRICE = '(case when relocation then 0 else price_pesewas end)';
const REQUEST_TEXTS = ['userName', 'registrationNumber', 'cityOrTown', 'driverName']
  .concat(['driverContact'])
  .map((name) => `coalesce(relocation_request ->> '${name}', '')`);

const INDEXES = [
  `listings_newest on listings (kind, ${NEWEST}) include (${INCLUDED}) ${LISTED}`,
  `listings_in_region on listings (kind, region, ${NEWEST}) include (${INCLUDED.replace('region, ', '')}) ${LISTED}`,
  `listings_by_price on listings (kind, price_pesewas, id desc) include (${INCLUDED.replace('price_pesewas, ', '')}) ${LISTED}`,
  `listings_by_place on listings (kind, near_lat, near_lng) include (created_at, id, paused_at) ${LISTED}`,
  `listings_by_fact_keys on listings using gin (fact_keys) ${LISTED}`,
  `listings_by_name_words on listings using gin (suggestion_words(name)) with (fastupdate = off) ${LISTED}`,
  'listings_by_name on listings using gin (lower(name) gin_trgm_ops)',
  'listings_search on listings using gin (search_text gin_trgm_ops)',
  'listings_short_search on listings using gin (short_grams(search_text))',
  `listings_of_lister on listings (lister_id, ${NEWEST})`,
  'listings_of_day on listings (created_at) include (kind, property_type, relocation)',
  'listings_deleted on listings (deleted_at) where deleted_at is not null',
  'listings_moderated on listings (moderation_at desc, id desc) where moderation_at is not null and deleted_at is null',
  'listings_with_video on listings (video_key) where video_key is not null',
  `homes_at_location on listings (lower(location), ${NEWEST}) ${HOMES}`,
  `homes_of_type on listings (property_type, ${NEWEST}) include (region, condition, status, price_pesewas, paused_at) ${HOMES}`,
  `homes_of_subtype on listings (subtype, ${NEWEST}) include (region, condition, status, price_pesewas, paused_at) ${HOMES}`,
  `homes_by_weighed_rating on listings ((case when rating_count = 0 then 0
      else ((rating_total * 2 + 35) * 500::bigint) / (rating_count + 5) end) desc, rating_count desc, ${NEWEST})
    include (rating_total, property_type, subtype, region, condition, status, price_pesewas, paused_at) ${HOMES}`,
  `cars_at_location on listings (location, ${NEWEST}) ${CARS}`,
  `cars_by_relocation on listings (relocation, ${NEWEST}) include (region, condition, year, price_pesewas, paused_at) ${CARS}`,
  `cars_by_shown_price on listings (relocation, ${SHOWN_PRICE}, ${NEWEST})
    include (region, condition, year, price_pesewas, paused_at) ${CARS}`,
  `cars_by_shown_price_down on listings (relocation, ${SHOWN_PRICE} desc, ${NEWEST})
    include (region, condition, year, price_pesewas, paused_at) ${CARS}`,
  `cars_by_year on listings (year desc, ${NEWEST}) include (relocation, region, condition, price_pesewas, paused_at) ${CARS}`,
  `cars_of_brand on listings (brand, model, ${NEWEST}) include (relocation, region, condition, year, price_pesewas, paused_at) ${CARS}`,
  `cars_of_type on listings (lower(car_type), ${NEWEST}) include (relocation, region, location, paused_at) ${CARS}`,
  `cars_with_request on listings (id) ${REQUESTED}`,
  `cars_with_request_in on listings (region, id) ${REQUESTED}`,
  `cars_by_request on listings using gin (lower(name || ' ' || ${REQUEST_TEXTS.join(` || ' ' || `)}) gin_trgm_ops) ${REQUESTED}`,
].map((index) => `create index ${index}`);

/** What is kept beside a listing in its row: where it is about, the keys of its facts, the text that is searched. */
const DERIVED = `
  create function listings_derived() returns trigger language plpgsql set search_path to '$user', 'public' as $$
    declare
      car text := lower(new.car_type || E'\\n' || new.name || E'\\n' || new.model);
    begin
      new.near_lat := round(coalesce(new.pin_lat, new.lat) * 200) / 200;
      new.near_lng := round(coalesce(new.pin_lng, new.lng) * 200) / 200;
      new.fact_keys := fact_keys(new.facts);
      if new.fact_keys <> '{}' then
        new.fact_keys := new.fact_keys || case new.kind
          when 'property' then array['@region=' || new.region, '@subtype=' || new.subtype, '@propertyType=' || new.property_type]
          when 'car' then array['@region=' || new.region, '@condition=' || new.condition, '@transmission=' || new.transmission, '@fuelType=' || new.fuel_type]
          else array['@region=' || new.region] end;
      end if;
      new.search_text := search_document(
        concat_ws(E'\\n', new.name, new.brand, new.model, new.description, new.car_type, new.location, new.region, new.address,
          new.city_or_town, case when new.kind = 'property' then new.condition end, regexp_replace(new.location, '\\s+', '', 'g')),
        case new.kind
          when 'property' then concat_ws(E'\\n', new.condition, new.subtype,
            case new.property_type when 'Short-Stay' then 'short stay'
              when 'PropertyRentals' then 'property rental for rent' else 'property sale for sale' end,
            new.region || ' region', regexp_replace(new.subtype, '\\s+', '', 'g'), fact_words(new.facts))
          when 'car' then concat_ws(E'\\n', new.brand, new.model, new.year::text, new.car_type, new.condition, new.transmission, new.fuel_type,
            case when car ~ '(truck|van|pickup)' then 'car relocation vehicle' else 'car for sale' end,
            case when car ~ '(saloon|sedan)' then 'saloon sedan' end,
            case when car ~ 'suv' then 'suv' end,
            case when car ~ '(4x4|4wd)' then '4x4 suv' end,
            case when car ~ '(truck|pickup)' then 'truck' end,
            new.region || ' region', regexp_replace(new.brand, '\\s+', '', 'g'), regexp_replace(new.model, '\\s+', '', 'g'), fact_words(new.facts))
          else concat_ws(E'\\n', new.condition, new.region || ' region', fact_words(new.facts)) end);
      return new;
    end $$`;

/** What a lister who leaves or is suspended adds is kept back from the start, whoever comes first. */
const KEPT_BACK = `
  create function listings_kept_back() returns trigger language plpgsql set search_path to '$user', 'public' as $$
    declare
      lister users;
    begin
      select * into lister from users where id = new.lister_id for share;
      if lister.leaving_since is not null and new.paused_at is null then
        new.paused_at := lister.leaving_since;
        new.pause_reason := 'leaving';
      end if;
      if lister.suspended_at is not null and new.deleted_at is null then
        new.deleted_at := lister.suspended_at;
        new.withheld := true;
      end if;
      return new;
    end $$`;

const PRICE_HISTORY = `
  create function listings_price_history() returns trigger language plpgsql set search_path to '$user', 'public' as $$
    begin
      if old.property_type <> new.property_type then
        delete from price_changes where listing_id = new.id;
      else
        insert into price_changes (listing_id, old_pesewas, new_pesewas, changed_at)
          values (new.id, old.price_pesewas, new.price_pesewas,
            case when new.updated_at is distinct from old.updated_at then new.updated_at else now() end);
      end if;
      return null;
    end $$`;

/** The words of a listing that a misspelt word may have meant. */
const WORDS = `regexp_split_to_table(search_fold(concat_ws(' ', name, location, region, city_or_town, split_part(search_text, E'\\x02', 2))), '[^a-z0-9]+')`;

const VOCABULARY = [
  `create function listings_vocabulary() returns trigger language plpgsql set search_path to '$user', 'public' as $$
    begin
      insert into search_vocabulary (word)
        select distinct word from (select new.*) as listing, lateral (select ${WORDS} as word) as words
        where word ~ '^[a-z]{3,30}$' and not exists (select from search_vocabulary as known where known.word = words.word)
        order by word
        on conflict do nothing;
      return null;
    end $$`,
  `create or replace function count_search_vocabulary() returns void language sql set search_path to '$user', 'public' as $$
    with counted as materialized (
      select word, count(*)::integer as listings from listings, lateral (select distinct ${WORDS} as word) as words
        where deleted_at is null and paused_at is null and word ~ '^[a-z]{3,30}$' group by word
    ), gone as (
      delete from search_vocabulary as kept where not exists (select from counted where counted.word = kept.word)
    )
    insert into search_vocabulary as kept select word, listings from counted order by word
      on conflict (word) do update set listings = excluded.listings where kept.listings <> excluded.listings $$`,
];

/** Under which names kept responses know a listing: its list and itself. */
const TOPICS = `
  create function listing_topics(kind text, id uuid) returns text[] language sql immutable parallel safe
    return array[case kind when 'property' then 'properties' else kind || 's' end, kind || ':' || id]`;

/** Tells of listings in a table; of more than 50, of everything. */
const announced = (changed: string) => `
      if (select count(*) from (select from ${changed} limit 51) as few) > 50 then
        perform pg_notify('efie_changes', '*');
      else
        perform pg_notify('efie_changes', topic)
          from (select distinct unnest(listing_topics(kind, id)) as topic from ${changed}) as topics;
      end if;`;

/** Rows of before a change count less, those of after it more. */
const counted = (
  rows: { before?: string; after?: string },
  of: (table: string, more: number) => string,
) =>
  [rows.before && of(rows.before, -1), rows.after && of(rows.after, 1)]
    .filter((part) => part)
    .join(' union all ');

const pointed = (table: string, more: number) => `
          select kind as list, family, near_lat, near_lng, case when not relocation then price_pesewas end as price, ${more} as more
            from ${table} as listing, unnest(listing_families(listing.kind, property_type, subtype, relocation)) as family
            where deleted_at is null and paused_at is null and near_lat is not null`;

const suggested = (table: string, more: number) => `
          select term.*, ${more} as more from ${table} as listing, lateral (values
              ('place', case listing.kind when 'car' then 'cars' else coalesce(subtype, listing.kind) end, '', case listing.kind when 'property' then lower(location) else location end, location),
              ('brand', 'cars', '', brand, brand), ('model', 'cars', brand, model, model)) as term (kind, list, brand, key, term)
            where deleted_at is null and paused_at is null and term.term is not null`;

/**
 * What a change of listings changes elsewhere: what is told, how many there are where, what is suggested, what filters count. A plan
 * that is kept from a change of one row would join thousands in a nested loop; up to PostgreSQL 17 what must be one seems dear enough
 * to be compiled each time.
 */
const changed = (
  what: 'insert' | 'update' | 'delete',
  rows: { before?: string; after?: string },
  facets: string,
) => [
  `create function listings_${what}() returns trigger language plpgsql
    set search_path to '$user', 'public' set enable_nestloop to off set jit to off as $$
    declare
      changed record;
      point listing_points;
      left_over integer;
    begin${announced(rows.after ?? rows.before ?? '')}
      insert into facets.changes (kind, listing_id) select kind, id from ${facets} as changed;
      for changed in
        select list, family, near_lat, near_lng, sum(more)::integer as more,
          min(price) filter (where more = 1) as low, max(price) filter (where more = 1) as high,
          min(price) filter (where more = -1) as gone_low, max(price) filter (where more = -1) as gone_high
        from (${counted(rows, pointed)}) as points
        group by list, family, near_lat, near_lng
        having sum(more) <> 0
          or (min(price) filter (where more = 1), max(price) filter (where more = 1))
            is distinct from (min(price) filter (where more = -1), max(price) filter (where more = -1))
        order by list, family, near_lat, near_lng
      loop
        insert into listing_points as kept (kind, family, near_lat, near_lng, listings, min_pesewas, max_pesewas)
          values (changed.list, changed.family, changed.near_lat, changed.near_lng, changed.more, changed.low, changed.high)
          on conflict (kind, family, near_lat, near_lng) do update set listings = kept.listings + excluded.listings,
            min_pesewas = least(kept.min_pesewas, excluded.min_pesewas),
            max_pesewas = greatest(kept.max_pesewas, excluded.max_pesewas)
          returning * into point;
        if point.listings <= 0 then
          delete from listing_points where (kind, family, near_lat, near_lng)
            = (changed.list, changed.family, changed.near_lat, changed.near_lng);
        elsif changed.gone_low <= point.min_pesewas or changed.gone_high >= point.max_pesewas then
          update listing_points set (min_pesewas, max_pesewas) = (
            select min(price_pesewas), max(price_pesewas) from listings
            where kind = changed.list and deleted_at is null and paused_at is null and not relocation
              and changed.family = any(listing_families(kind, property_type, subtype, relocation))
              and (listings.near_lat, listings.near_lng) = (changed.near_lat, changed.near_lng))
            where (kind, family, near_lat, near_lng) = (changed.list, changed.family, changed.near_lat, changed.near_lng);
        end if;
      end loop;
      for changed in
        select kind, list, brand, key, min(term) as term, sum(more)::integer as more from (${counted(rows, suggested)}) as terms
        group by kind, list, brand, key having sum(more) <> 0 order by kind, list, brand, key
      loop
        insert into suggestion_terms as kept (kind, list, brand, key, term, listings)
          values (changed.kind, changed.list, changed.brand, changed.key, changed.term, changed.more)
          on conflict (kind, list, brand, key) do update set listings = kept.listings + excluded.listings
          returning listings into left_over;
        if left_over <= 0 then
          delete from suggestion_terms as kept where (kept.kind, kept.list, kept.brand, kept.key)
            = (changed.kind, changed.list, changed.brand, changed.key);
        end if;
      end loop;
      return null;
    end $$`,
  `create trigger listings_${what} after ${what} on listings referencing ${referencing(rows)}
    for each statement execute function listings_${what}()`,
];

const referencing = ({ before, after }: { before?: string; after?: string }) =>
  [before && `old table as ${before}`, after && `new table as ${after}`]
    .filter((part) => part)
    .join(' ');

/** What filters do not ask of a listing. */
const NOT_COUNTED = `array['updated_at', 'rating_total', 'rating_count', 'confirmed_at', 'approved_at', 'lat', 'lng',
  'near_lat', 'near_lng', 'pin_radius', 'pin_lat', 'pin_lng', 'pin_shown', 'place_edition', 'search_text']`;

/** Photos that come or go change what is shown of their listings; a listing that goes itself tells so itself. */
const photosChanged = (
  what: 'insert' | 'update' | 'delete',
  rows: { before?: string; after?: string },
  links: string,
) => [
  `create function listing_photos_${what}() returns trigger language plpgsql set search_path to '$user', 'public' as $$
    declare
      topics text[];
    begin
      insert into facets.changes (kind, listing_id)
        select kind, id from listings where id in (${links});
      topics := array(select distinct unnest(listing_topics(kind, id)) from listings
        where id in (select id from (${links}) as few (id) limit 51));
      if cardinality(topics) > 51 then
        perform pg_notify('efie_changes', '*');
      else
        perform pg_notify('efie_changes', topic) from unnest(topics) as topic;
      end if;
      return null;
    end $$`,
  `create trigger listing_photos_${what} after ${what} on listing_photos referencing ${referencing(rows)}
    for each statement execute function listing_photos_${what}()`,
];

const BEFORE = { before: 'before_it' };
const AFTER = { after: 'after_it' };
const BOTH = { ...BEFORE, ...AFTER };

/** What is counted is kept by kind; the index of filters is made anew. */
const POINTS = [
  'delete from facets.changes',
  'delete from facets.places',
  'delete from facets.bits',
  'delete from facets.chunks',
  `update facets.state set kind = case kind when 'cars' then 'car' else 'property' end, stage = 'waiting'`,
  'alter table listing_points drop constraint listing_points_list_check',
  'alter table listing_points rename column list to kind',
  `update listing_points set kind = case kind when 'cars' then 'car' else 'property' end`,
  `create function listing_families(kind text, property_type text, subtype text, relocation boolean) returns text[]
    language sql immutable parallel safe
    return case kind
      when 'property' then array['', property_type, subtype]
      when 'car' then array['', case when relocation then 'relocation' else 'regular' end]
      else array[''] end`,
];

const TRIGGERS = [
  DERIVED,
  `create trigger listings_derived before insert or update of name, description, location, region, condition, facts,
      lat, lng, pin_lat, pin_lng, ${[...OF_HOMES, 'brand', 'model', 'year', 'car_type', 'city_or_town', 'transmission', 'fuel_type'].join(', ')}
    on listings for each row execute function listings_derived()`,
  KEPT_BACK,
  'create trigger listings_kept_back before insert on listings for each row execute function listings_kept_back()',
  PRICE_HISTORY,
  `create trigger listings_price_history after update on listings for each row
    when (old.price_pesewas <> new.price_pesewas or old.property_type <> new.property_type)
    execute function listings_price_history()`,
  ...VOCABULARY,
  `create trigger listings_vocabulary after insert on listings for each row
    when (new.deleted_at is null and new.paused_at is null) execute function listings_vocabulary()`,
  `create trigger listings_vocabulary_changed after update on listings for each row
    when (new.deleted_at is null and new.paused_at is null and (old.search_text is distinct from new.search_text
      or old.deleted_at is not null or old.paused_at is not null)) execute function listings_vocabulary()`,
  ...changed('insert', AFTER, 'after_it'),
  ...changed(
    'update',
    BOTH,
    `(select after_it.kind, id from before_it join after_it using (id)
        where to_jsonb(before_it) - ${NOT_COUNTED} is distinct from to_jsonb(after_it) - ${NOT_COUNTED})`,
  ),
  ...changed('delete', BEFORE, 'before_it'),
  ...photosChanged('insert', AFTER, 'select distinct listing_id from after_it'),
  ...photosChanged(
    'update',
    BOTH,
    'select listing_id from before_it union select listing_id from after_it',
  ),
  ...photosChanged('delete', BEFORE, 'select distinct listing_id from before_it'),
  `create function listings_emptied() returns trigger language plpgsql set search_path to '$user', 'public' as $$
    begin
      delete from listing_points;
      delete from suggestion_terms;
      update facets.state set stage = 'waiting';
      perform pg_notify('efie_changes', '*');
      return null;
    end $$`,
  'create trigger listings_emptied after truncate on listings for each statement execute function listings_emptied()',
  `create trigger facets_emptied after truncate on listing_photos for each statement execute function facets.start_again()`,
];

/** What other tables' triggers look up about listings. */
const OTHER_FUNCTIONS = [
  ...(
    [
      ['photos', 'select listing_id from listing_photos join changed on photo_key = key'],
      ['videos', 'select listings.id from listings join changed on video_key = key'],
    ] as const
  ).map(
    ([media, shown]) => `
    create or replace function announce_${media}() returns trigger language plpgsql set search_path to '$user', 'public' as $$
      begin
        perform pg_notify('efie_changes', topic) from (
          select distinct unnest(listing_topics(kind, id)) as topic from listings where id in (${shown}) limit 100) as topics;
        return null;
      end $$`,
  ),
  `create or replace function announce_shown_of(person uuid) returns void language plpgsql set search_path to '$user', 'public' as $$
    declare
      topics text[] := array(
        select distinct topic
          from (
            select unnest(listing_topics(kind, id)) from listings where lister_id = person and deleted_at is null
            union all
            select 'property:' || listing_id from comments where user_id = person
          ) as shown (topic)
          limit 501);
    begin
      if cardinality(topics) > 500 then
        perform pg_notify('efie_changes', '*');
      else
        perform pg_notify('efie_changes', topic) from unnest(topics) as topic;
      end if;
    end $$`,
  `create or replace function facets.listers_change() returns trigger language plpgsql set search_path to '$user', 'public' as $$
    begin
      insert into facets.changes (kind, listing_id)
        select kind, id from listings where lister_id = new.id;
      return null;
    end $$`,
  `create or replace function announce_comments() returns trigger language plpgsql set search_path to '$user', 'public' as $$
    declare
      ids uuid[] := array(select distinct listing_id from changed limit 51);
    begin
      if cardinality(ids) > 50 then
        perform pg_notify('efie_changes', '*');
      else
        perform pg_notify('efie_changes', 'property:' || id) from unnest(ids) as id;
      end if;
      return null;
    end $$`,
  `create or replace function replace_earlier_rating() returns trigger language plpgsql as $$
    begin
      update comments set rating = null
        where listing_id = new.listing_id and user_id = new.user_id and id <> new.id and rating is not null;
      return new;
    end $$`,
  `create or replace function continue_conversation() returns trigger language plpgsql set search_path to '$user', 'public' as $$
    declare
      conversation uuid;
    begin
      insert into conversations as kept (id, listing_id, lister_id, sender_id, phone_number, created_at, last_message_at)
        values (new.id, new.listing_id, new.lister_id, new.sender_id, new.phone_number, new.created_at, new.created_at)
        on conflict (listing_id, sender_id) do update set phone_number = excluded.phone_number
        returning kept.id into conversation;
      insert into conversation_messages (id, conversation_id, author_id, text, created_at)
        values (new.id, conversation, new.sender_id, new.message, new.created_at);
      return null;
    end $$`,
];

const STATEMENTS = [
  WITHOUT_TRIGGERS,
  ...TABLE,
  ...PHOTOS,
  ...REFERENCES,
  ...POINTS,
  ...INDEXES,
  TOPICS,
  ...OTHER_FUNCTIONS,
  ...TRIGGERS,
  'analyze listings, listing_photos, conversations, enquiries, far_prices, favourites, similar_photos',
];
