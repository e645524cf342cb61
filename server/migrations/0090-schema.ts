import { type Kysely, sql } from 'kysely';

/**
 * The schema as the migrations up to 0090-alerts-by-lists made it, one after the other: it runs in new databases, under the name
 * of the last of them, which databases of before have as done. Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statements of [EXTENSIONS, FUNCTIONS, TABLES]) await sql.raw(statements).execute(db);
}

const EXTENSIONS = `
create extension if not exists btree_gist;
create extension if not exists pg_trgm;

create schema audit;
create schema facets;
`;

/** What columns and indexes are made with. */
const FUNCTIONS = String.raw`
-- Every character of a text and every two that stand beside each other, only by plain functions: PostgreSQL can put
-- them into an index. Cut into pairs twice, from the first character on and from the second.
create function short_grams(text) returns text[]
  language sql immutable parallel safe
  return pg_catalog.string_to_array($1, null) || pg_catalog.array_remove(pg_catalog.string_to_array(
    pg_catalog.regexp_replace($1, '(..)', E'\\1\x01', 'g') || E'\x01'
      || pg_catalog.regexp_replace(pg_catalog.substr($1, 2), '(..)', E'\\1\x01', 'g'),
    E'\x01'), '');

-- Those of them that a text has to have to contain this one.
create function short_grams_within(text) returns text[]
  language sql immutable parallel safe
  return case when pg_catalog.length($1) < 2 then array[$1] else array(
    select pg_catalog.substr($1, n, 2) from pg_catalog.generate_series(1, pg_catalog.length($1) - 1) n
  ) end;

create function search_document(text) returns text
  language sql immutable parallel safe
  return pg_catalog.lower($1)
    || E'\n' || coalesce((
      select pg_catalog.string_agg(distinct pg_catalog.regexp_replace(m[1], '[-‐‑–]', '', 'g'), ' ')
      from pg_catalog.regexp_matches(pg_catalog.lower($1), '([[:alnum:]]+(?:[-‐‑–][[:alnum:]]+)+)', 'g') m), '')
    || E'\n ' || coalesce((
      select pg_catalog.string_agg(distinct coalesce(
        pg_catalog.array_position(
          array['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
          m[1])::text,
        m[1]), ' ')
      from pg_catalog.regexp_matches(pg_catalog.lower($1),
        '(\d+|\m(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\M)', 'g') m), '')
    || ' ';

-- 'furnished=fully' of a choice and of each of several, 'pets=true'; of a whole number to 60 'bedrooms=2', and for every
-- number that it is at least, 'bedrooms>=1'. Longer texts and larger numbers have no keys.
create function fact_keys(jsonb) returns text[]
  language sql immutable parallel safe
  return coalesce((
    select array_agg(key) from (
      select name || '=' || (value #>> '{}') as key from jsonb_each($1) as fact (name, value)
        where jsonb_typeof(value) in ('string', 'boolean') and length(value #>> '{}') <= 40
      union all
      select name || '=' || each from jsonb_each($1) as fact (name, value),
        jsonb_array_elements_text(case jsonb_typeof(value) when 'array' then value else '[]' end) as each
      union all
      select name || '=' || number from jsonb_each($1) as fact (name, value), lateral (select
        case when jsonb_typeof(value) = 'number' and value::text ~ '^\d{1,2}$' then value::int end) as counted (number)
        where number <= 60
      union all
      select name || '>=' || step from jsonb_each($1) as fact (name, value), lateral (select
        case when jsonb_typeof(value) = 'number' and value::text ~ '^\d{1,2}$' then value::int end) as counted (number),
        generate_series(1, number) as step
        where number <= 60
    ) as keys), '{}');

-- Plain ASCII, which most texts are, has as many bytes as characters.
create function search_fold(text) returns text
  language sql immutable parallel safe
  return case when pg_catalog.octet_length($1) = pg_catalog.char_length($1) then pg_catalog.lower($1)
    else pg_catalog.translate(pg_catalog.lower($1), 'ɛɔŋɖƒɣʋʒɩʊàáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžơưǎǐǒǔǖǘǚǜǟǡǧǩǫǭǰǵǹǻȁȃȅȇȉȋȍȏȑȓȕȗșțȟȧȩȫȭȯȱỵ̧̨̱̄̀́̂̃̄̆̇̈̊̌', 'eondfgvziuaaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzouaiouuuuuaagkoojgnaaaeeiioorruusthaeooooy') end;

-- 'own-meter' of a choice, not 'unpaid'; a colour is in the lister's own words.
create function fact_said(text) returns text
  language sql immutable parallel safe
  return case when $1 ~ '^[0-9]*[a-z][a-z0-9-]*$' and $1 !~ '^(no|not-.*|un.*)$'
    then pg_catalog.replace($1, '-', ' ') end;

create function fact_words(jsonb) returns text
  language sql immutable parallel safe
  return coalesce((
    select string_agg(words, ', ') from (
      select case
          when value = 'true' then label
          when jsonb_typeof(value) = 'number' then case
            when name = 'bedrooms' and value = '0' then 'studio'
            when value::text ~ '^\d{1,2}$' and value::text::numeric <= 60 then value::text || ' ' || label end
          when jsonb_typeof(value) = 'string' then label || ' '
            || case when name = 'colour' then lower(value #>> '{}') else fact_said(value #>> '{}') end || ' ' || label
          when jsonb_typeof(value) = 'array' then (
            select string_agg(fact_said(each) || ' ' || label, ', ') from jsonb_array_elements_text(value) as each)
        end as words
      from jsonb_each($1) as fact (name, value),
        lateral (select lower(regexp_replace(name, '([A-Z])', ' \1', 'g')) as label) as labelled
    ) as said), '');

-- The texts as they are, what the listing is (between two marks), both without accents; what is written with hyphens
-- without them, what is counted ('2bedroom'), abbreviations in full; and every number in digits, each between spaces.
create function search_document(texts text, kind text) returns text
  language sql immutable parallel safe
  return (
    select pg_catalog.lower(texts) || E'\n\x02' || said || E'\x02\n'
      || case when plain = pg_catalog.lower(texts) then '' else plain end || E'\n'
      || coalesce((
  select pg_catalog.string_agg(distinct pg_catalog.regexp_replace(m[1], '[‐‑–-]', '', 'g'), ' ')
  from pg_catalog.regexp_matches(whole, '([[:alnum:]]+(?:[‐‑–-][[:alnum:]]+)+)', 'g') m), '')
      || ' ' || coalesce((
  select pg_catalog.string_agg(distinct (coalesce(pg_catalog.array_position(array['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'], m[1])::text, m[1]))::int || case left(m[2], 2) when 'ba' then 'bathroom' when 'se' then 'seat' else 'bedroom' end, ' ')
  from pg_catalog.regexp_matches(whole, '(?<![a-z0-9])(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:[\s‐‑–-]+(?!(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|bed|bath)[a-z]*)[a-z]+(?=[\s‐‑–-])){0,2}[\s‐‑–-]*(bedrooms?|bed|bdrms?|bdr|brs?|bathrooms?|baths?|seats?|seaters?)(?![a-z0-9])', 'g') m), '')
      || ' ' || coalesce((
  select pg_catalog.string_agg(distinct case left(m[1], 1) when 's' then 'self contained' when 'b' then 'boys quarters' when 'v' then 'volkswagen'
          else 'air conditioning' end, ' ')
  from pg_catalog.regexp_matches(whole, '(?<![a-z0-9_/])(s/c|b/?q|vw|a/?c)(?![a-z0-9_/])', 'g') m), '')
      || E'\n ' || coalesce((
  select pg_catalog.string_agg(distinct coalesce(pg_catalog.array_position(array['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'], m[1])::text, m[1]), ' ')
  from pg_catalog.regexp_matches(whole, '(\d+|\m(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\M)', 'g') m), '') || ' '
    from (select plain, said, plain || E'\n' || said as whole
      from (select search_fold(texts) as plain, search_fold(kind) as said) as folded) as parts);

create function suggestion_words(text) returns tsvector
  language sql immutable parallel safe
  return pg_catalog.array_to_tsvector(pg_catalog.array_remove(
    pg_catalog.regexp_split_to_array(search_fold($1), '[^a-z0-9]+'), ''));

-- '024 412 3456', '+233 (0)24 412 3456', '00233244123456' and '233244123456' are '233244123456'.
create function phone_key(phone text) returns text
  language sql immutable strict parallel safe return
  regexp_replace(
    regexp_replace(
      regexp_replace(phone, '\D', '', 'g'), '^00', ''),
    '^(?:2330|0|233)?([1-9]\d{8})$', '233\1');
`;

/** Each with its indexes and triggers, after the functions that these call. */
const TABLES = String.raw`
create function announce_everything() returns trigger language plpgsql as $$
    begin
      perform pg_notify('efie_changes', '*');
      return null;
    end $$;

create function facets.listers_change() returns trigger language plpgsql set search_path from current as $$
    begin
      insert into facets.changes (kind, listing_id)
          select 'properties', id from properties where lister_id = new.id;
insert into facets.changes (kind, listing_id)
          select 'cars', id from cars where owner_id = new.id;
      return null;
    end $$;

create function announce_shown_of(person uuid) returns void language plpgsql set search_path from current as $$
    declare
      topics text[] := array(
        select distinct topic
          from (
            select unnest(array['properties', 'property:' || id]) from properties
              where lister_id = person and deleted_at is null
            union all
            select unnest(array['cars', 'car:' || id]) from cars
              where owner_id = person and deleted_at is null
            union all
            select 'property:' || property_id from comments where user_id = person
          ) as shown (topic)
          limit 501);
    begin
      if cardinality(topics) > 500 then
        perform pg_notify('efie_changes', '*');
      else
        perform pg_notify('efie_changes', topic) from unnest(topics) as topic;
      end if;
    end $$;

create function announce_person() returns trigger language plpgsql set search_path from current as $$
    begin
      perform announce_shown_of(new.id);
      return null;
    end $$;

-- email_confirmed_at: the default confirms accounts that were made before addresses were. leaving_since,
-- leaving_reminded_at, erased_at: of who deletes the account; the row stays without what it said of the person, for what
-- others have of them refers to it.
create table users (
  id uuid primary key,
  email text not null check (email = lower(email)) unique,
  password_hash text not null,
  role text not null check (role in ('Admin', 'Agent', 'Property Owner', 'Customer')),
  firstname text not null,
  lastname text not null,
  phone_number text not null,
  location text not null,
  profile_image_key text,
  company_logo_key text,
  suspended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  email_confirmed_at timestamptz default now(),
  suspended_reason text,
  last_login_at timestamptz,
  leaving_since timestamptz,
  leaving_reminded_at timestamptz,
  erased_at timestamptz,
  answers_within text check (answers_within in ('hour', 'hours', 'day', 'days')),
  privacy_version smallint,
  privacy_agreed_at timestamptz,
  constraint users_privacy_agreed check ((privacy_version is null) = (privacy_agreed_at is null))
);

-- As it is searched: who has a part of a name knows not whether it is the first or the last.
create index users_by_text on users using gin (lower(firstname || ' ' || lastname || ' ' || email) gin_trgm_ops);
create index users_by_role on users (role, id);
create index users_suspended on users (id) where suspended_at is not null;
create index users_by_last_login on users (last_login_at desc nulls last, id desc);
create index users_leaving on users (leaving_since) where leaving_since is not null and erased_at is null;
create index users_of_day on users (created_at);
create index users_by_phone on users using gin (phone_key(phone_number) gin_trgm_ops);
create index users_suspended_phone on users (phone_key(phone_number)) where suspended_at is not null;

create trigger announce_people_gone after delete on users for each statement execute function announce_everything();
create trigger announce_emptied_users after truncate on users
  for each statement execute function announce_everything();
create trigger listers_change after update of role on users
  for each row when (old.role is distinct from new.role)
  execute function facets.listers_change();
create trigger announce_people after update on users
  for each row when (old.firstname is distinct from new.firstname or old.lastname is distinct from new.lastname
    or old.role is distinct from new.role or old.profile_image_key is distinct from new.profile_image_key
    or old.company_logo_key is distinct from new.company_logo_key
    or old.suspended_at is distinct from new.suspended_at)
  execute function announce_person();
create trigger announce_answer_times after update on users
  for each row when (old.answers_within is distinct from new.answers_within)
  execute function announce_person();

-- confirmed_at: when somebody last said in it that it is them; null: not since the login, which counts as such.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_seen_at timestamptz not null default now(),
  device text not null default '' check (char_length(device) <= 60),
  network text not null default '' check (char_length(network) <= 60),
  confirmed_at timestamptz
);

create index sessions_of_user on sessions (user_id);

create table password_resets (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create index password_resets_of_user on password_resets (user_id);

-- The shape is rate-limiter-flexible's; unlogged, because a crash may forget it.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create function announce_photos() returns trigger language plpgsql set search_path from current as $$
    declare
      topic text;
    begin
      for topic in
        select distinct unnest(array['properties', 'property:' || id]) from (select property_id from property_photos join changed on photo_key = key) as found (id)
        union
        select distinct unnest(array['cars', 'car:' || id]) from (select car_id from car_photos join changed on photo_key = key) as found (id)
        limit 100
      loop
        perform pg_notify('efie_changes', topic);
      end loop;
      return null;
    end $$;

-- uploaded_by: whose turn it takes in the queue, and whose room it takes in the storage.
create table photos (
  key text primary key check (key ~ '^[0-9a-f]{32}$'),
  status text not null default 'pending' check (status in ('pending', 'ready', 'failed')),
  mime text not null,
  bytes bigint not null check (bytes > 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  widths integer[] not null default '{}',
  formats text[] not null default '{}',
  color text,
  placeholder text check (octet_length(placeholder) < 100),
  created_at timestamptz not null default now(),
  dhash bit(128),
  dhash_bands integer[] generated always as (case
    when dhash is not null then array[substring(dhash from 1 for 16)::integer,
    65536 + substring(dhash from 17 for 16)::integer, 131072 + substring(dhash from 33 for 16)::integer,
    196608 + substring(dhash from 49 for 16)::integer] end) stored,
  uploaded_by uuid references users (id) on delete set null
);

create index photos_like on photos using gin (dhash_bands);
create index photos_of_uploader on photos (uploaded_by) include (bytes) where uploaded_by is not null;
create index photos_waiting on photos (uploaded_by, created_at) where status = 'pending';
-- What was written last is what a power cut takes, so it is looked for at each start.
create index photos_newest on photos (created_at desc);

create trigger announce_photos after update on photos
  referencing new table as changed for each statement execute function announce_photos();

create function announce_videos() returns trigger language plpgsql set search_path from current as $$
    declare
      topic text;
    begin
      for topic in
        select distinct unnest(array['properties', 'property:' || id]) from (select listing.id from properties as listing join changed on video_key = key) as found (id)
        union
        select distinct unnest(array['cars', 'car:' || id]) from (select listing.id from cars as listing join changed on video_key = key) as found (id)
        limit 100
      loop
        perform pg_notify('efie_changes', topic);
      end loop;
      return null;
    end $$;

-- rendition: the hash of the file that is served in its place.
create table videos (
  key text primary key check (key ~ '^[0-9a-f]{32}$'),
  mime text not null,
  extension text not null,
  bytes bigint not null check (bytes > 0),
  created_at timestamptz not null default now(),
  status text not null default 'pending' check (status in ('pending', 'ready', 'failed')),
  width integer check (width > 0),
  height integer check (height > 0),
  duration_ms integer check (duration_ms >= 0),
  poster_key text references photos (key),
  rendition text check (rendition ~ '^[0-9a-f]{32}$'),
  uploaded_by uuid references users (id) on delete set null
);

create index videos_of_poster on videos (poster_key) where poster_key is not null;
create index videos_newest on videos (created_at desc);
create index videos_of_uploader on videos (uploaded_by) include (bytes) where uploaded_by is not null;

create trigger announce_videos after update on videos
  referencing new table as changed for each statement execute function announce_videos();

-- How many listings of a family there are at each point that visitors may know. Room is left in its pages, for counts
-- change in place.
create table listing_points (
  list text check (list in ('properties', 'cars')),
  family text,
  near_lat double precision,
  near_lng double precision,
  listings integer not null,
  min_pesewas bigint,
  max_pesewas bigint,
  primary key (list, family, near_lat, near_lng)
) with (fillfactor = 70);

-- By triggers: a column that is generated cannot be given another expression without rewriting its table under a lock.
create function properties_search_text() returns trigger language plpgsql set search_path from current as $$
    begin
      new.search_text := search_document(concat_ws(E'\n', new.name, new.description, new.location, new.region, new.address, new.condition, regexp_replace(new.location, '\s+', '', 'g')), concat_ws(E'\n', new.condition, new.subtype,
      case new.property_type when 'Short-Stay' then 'short stay'
        when 'PropertyRentals' then 'property rental for rent' else 'property sale for sale' end,
      new.region || ' region', regexp_replace(new.subtype, '\s+', '', 'g'), fact_words(new.facts)));
      return new;
    end $$;

-- Beside the keys of its facts, a listing that tells some has keys of its kind and its place ('@region=Volta'): so one
-- index finds the few that are there and tell it, among many that are elsewhere.
create function properties_fact_keys() returns trigger language plpgsql set search_path from current as $$
    begin
      new.fact_keys := fact_keys(new.facts);
      if new.fact_keys <> '{}' then
        new.fact_keys := new.fact_keys || array['@region=' || new.region, '@subtype=' || new.subtype, '@propertyType=' || new.property_type];
      end if;
      return new;
    end $$;

-- What visitors see announces its changes in the transaction that makes them, whoever writes: the processes that keep
-- responses listen (server/platform/cache).
create function announce_properties() returns trigger language plpgsql set search_path from current as $$
    declare
      ids uuid[] := array(select id from changed limit 51);
    begin
      if cardinality(ids) = 0 then
        return null;
      elsif cardinality(ids) > 50 then
        perform pg_notify('efie_changes', '*');
      else
        perform pg_notify('efie_changes', 'properties');
        perform pg_notify('efie_changes', 'property:' || id) from unnest(ids) as id;
      end if;
      return null;
    end $$;

-- In the order of the words, so that two listings that bring the same ones wait for each other in turn.
create function properties_vocabulary() returns trigger language plpgsql set search_path from current as $$
      begin
        insert into search_vocabulary (word)
          select distinct word from (select new.*) as listing,
            lateral (select regexp_split_to_table(search_fold(concat_ws(' ', name, location, region, split_part(search_text, E'\x02', 2))), '[^a-z0-9]+') as word) as words
          where word ~ '^[a-z]{3,30}$' and not exists (select from search_vocabulary as known where known.word = words.word)
          order by word
          on conflict do nothing;
        return null;
      end $$;

-- The moment is the listing's own, where what writes keeps that.
create function record_price_change() returns trigger language plpgsql set search_path from current as $$
    begin
      insert into price_changes (listing_id, old_pesewas, new_pesewas, changed_at)
      values (new.id, old.price_pesewas, new.price_pesewas,
        case when new.updated_at is distinct from old.updated_at then new.updated_at else now() end);
      return null;
    end $$;

-- A price for a night says nothing of the price of the house: what was before is forgotten.
create function forget_price_changes() returns trigger language plpgsql set search_path from current as $$
    begin
      delete from price_changes where listing_id = new.id;
      return null;
    end $$;

-- What visitors may know of a pin, and lists are searched by, is the pin to some 500 m.
create function near_of_pin() returns trigger language plpgsql as $$
    begin
      new.near_lat := round(coalesce(new.pin_lat, new.lat) * 200) / 200;
      new.near_lng := round(coalesce(new.pin_lng, new.lng) * 200) / 200;
      return new;
    end $$;

-- In the order of the terms, so that two statements that count the same ones wait for each other in turn.
create function properties_suggestions_insert() returns trigger language plpgsql set search_path from current as $$
    declare
      changed record;
      left_over integer;
    begin
      for changed in select kind, list, brand, key, min(term) as term, sum(more)::integer as more from (select term.*, 1 as more from after_it as listing,
    lateral (values ('place', subtype, '', lower(location), location)) as term (kind, list, brand, key, term)
    where listing.deleted_at is null and listing.paused_at is null) as terms
    group by kind, list, brand, key having sum(more) <> 0 order by kind, list, brand, key loop
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
    end $$;

create function properties_suggestions_update() returns trigger language plpgsql set search_path from current as $$
    declare
      changed record;
      left_over integer;
    begin
      for changed in select kind, list, brand, key, min(term) as term, sum(more)::integer as more from (select term.*, -1 as more from before_it as listing,
    lateral (values ('place', subtype, '', lower(location), location)) as term (kind, list, brand, key, term)
    where listing.deleted_at is null and listing.paused_at is null union all select term.*, 1 as more from after_it as listing,
    lateral (values ('place', subtype, '', lower(location), location)) as term (kind, list, brand, key, term)
    where listing.deleted_at is null and listing.paused_at is null) as terms
    group by kind, list, brand, key having sum(more) <> 0 order by kind, list, brand, key loop
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
    end $$;

create function properties_suggestions_delete() returns trigger language plpgsql set search_path from current as $$
    declare
      changed record;
      left_over integer;
    begin
      for changed in select kind, list, brand, key, min(term) as term, sum(more)::integer as more from (select term.*, -1 as more from before_it as listing,
    lateral (values ('place', subtype, '', lower(location), location)) as term (kind, list, brand, key, term)
    where listing.deleted_at is null and listing.paused_at is null) as terms
    group by kind, list, brand, key having sum(more) <> 0 order by kind, list, brand, key loop
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
    end $$;

create function properties_suggestions_emptied() returns trigger language plpgsql set search_path from current as $$
      begin
        delete from suggestion_terms where (list = 'cars') = ('properties' = 'cars');
        return null;
      end $$;

-- In the order of families and points, so that two statements that count the same ones wait for each other in turn. A
-- price that was the lowest or highest is looked for again with the row held, so that the statement that takes the last of
-- two away sees the other.
create function properties_points_insert() returns trigger language plpgsql set search_path from current as $$
    declare
      changed record;
      point listing_points;
    begin
      for changed in select family, near_lat, near_lng, sum(more)::integer as more,
      min(price) filter (where more = 1) as low, max(price) filter (where more = 1) as high,
      min(price) filter (where more = -1) as gone_low, max(price) filter (where more = -1) as gone_high
    from (select family, near_lat, near_lng, price_pesewas as price, 1 as more
    from after_it as listing, lateral (values (''), (property_type), (subtype)) as counted (family)
    where deleted_at is null and paused_at is null and near_lat is not null) as counted
    group by family, near_lat, near_lng
    having sum(more) <> 0
      or (min(price) filter (where more = 1), max(price) filter (where more = 1))
        is distinct from (min(price) filter (where more = -1), max(price) filter (where more = -1))
    order by family, near_lat, near_lng loop
        insert into listing_points as kept (list, family, near_lat, near_lng, listings, min_pesewas, max_pesewas)
          values ('properties', changed.family, changed.near_lat, changed.near_lng, changed.more, changed.low, changed.high)
          on conflict (list, family, near_lat, near_lng) do update set listings = kept.listings + excluded.listings,
            min_pesewas = least(kept.min_pesewas, excluded.min_pesewas),
            max_pesewas = greatest(kept.max_pesewas, excluded.max_pesewas)
          returning * into point;
        if point.listings <= 0 then
          delete from listing_points where (list, family, near_lat, near_lng)
            = ('properties', changed.family, changed.near_lat, changed.near_lng);
        elsif changed.gone_low <= point.min_pesewas or changed.gone_high >= point.max_pesewas then
          update listing_points set (min_pesewas, max_pesewas) = (
            select min(price_pesewas), max(price_pesewas) from properties
            where deleted_at is null and paused_at is null and changed.family in ('', property_type, subtype)
              and (properties.near_lat, properties.near_lng) = (changed.near_lat, changed.near_lng))
            where (list, family, near_lat, near_lng)
              = ('properties', changed.family, changed.near_lat, changed.near_lng);
        end if;
      end loop;
      return null;
    end $$;

create function properties_points_update() returns trigger language plpgsql set search_path from current as $$
    declare
      changed record;
      point listing_points;
    begin
      for changed in select family, near_lat, near_lng, sum(more)::integer as more,
      min(price) filter (where more = 1) as low, max(price) filter (where more = 1) as high,
      min(price) filter (where more = -1) as gone_low, max(price) filter (where more = -1) as gone_high
    from (select family, near_lat, near_lng, price_pesewas as price, -1 as more
    from before_it as listing, lateral (values (''), (property_type), (subtype)) as counted (family)
    where deleted_at is null and paused_at is null and near_lat is not null union all select family, near_lat, near_lng, price_pesewas as price, 1 as more
    from after_it as listing, lateral (values (''), (property_type), (subtype)) as counted (family)
    where deleted_at is null and paused_at is null and near_lat is not null) as counted
    group by family, near_lat, near_lng
    having sum(more) <> 0
      or (min(price) filter (where more = 1), max(price) filter (where more = 1))
        is distinct from (min(price) filter (where more = -1), max(price) filter (where more = -1))
    order by family, near_lat, near_lng loop
        insert into listing_points as kept (list, family, near_lat, near_lng, listings, min_pesewas, max_pesewas)
          values ('properties', changed.family, changed.near_lat, changed.near_lng, changed.more, changed.low, changed.high)
          on conflict (list, family, near_lat, near_lng) do update set listings = kept.listings + excluded.listings,
            min_pesewas = least(kept.min_pesewas, excluded.min_pesewas),
            max_pesewas = greatest(kept.max_pesewas, excluded.max_pesewas)
          returning * into point;
        if point.listings <= 0 then
          delete from listing_points where (list, family, near_lat, near_lng)
            = ('properties', changed.family, changed.near_lat, changed.near_lng);
        elsif changed.gone_low <= point.min_pesewas or changed.gone_high >= point.max_pesewas then
          update listing_points set (min_pesewas, max_pesewas) = (
            select min(price_pesewas), max(price_pesewas) from properties
            where deleted_at is null and paused_at is null and changed.family in ('', property_type, subtype)
              and (properties.near_lat, properties.near_lng) = (changed.near_lat, changed.near_lng))
            where (list, family, near_lat, near_lng)
              = ('properties', changed.family, changed.near_lat, changed.near_lng);
        end if;
      end loop;
      return null;
    end $$;

create function properties_points_delete() returns trigger language plpgsql set search_path from current as $$
    declare
      changed record;
      point listing_points;
    begin
      for changed in select family, near_lat, near_lng, sum(more)::integer as more,
      min(price) filter (where more = 1) as low, max(price) filter (where more = 1) as high,
      min(price) filter (where more = -1) as gone_low, max(price) filter (where more = -1) as gone_high
    from (select family, near_lat, near_lng, price_pesewas as price, -1 as more
    from before_it as listing, lateral (values (''), (property_type), (subtype)) as counted (family)
    where deleted_at is null and paused_at is null and near_lat is not null) as counted
    group by family, near_lat, near_lng
    having sum(more) <> 0
      or (min(price) filter (where more = 1), max(price) filter (where more = 1))
        is distinct from (min(price) filter (where more = -1), max(price) filter (where more = -1))
    order by family, near_lat, near_lng loop
        insert into listing_points as kept (list, family, near_lat, near_lng, listings, min_pesewas, max_pesewas)
          values ('properties', changed.family, changed.near_lat, changed.near_lng, changed.more, changed.low, changed.high)
          on conflict (list, family, near_lat, near_lng) do update set listings = kept.listings + excluded.listings,
            min_pesewas = least(kept.min_pesewas, excluded.min_pesewas),
            max_pesewas = greatest(kept.max_pesewas, excluded.max_pesewas)
          returning * into point;
        if point.listings <= 0 then
          delete from listing_points where (list, family, near_lat, near_lng)
            = ('properties', changed.family, changed.near_lat, changed.near_lng);
        elsif changed.gone_low <= point.min_pesewas or changed.gone_high >= point.max_pesewas then
          update listing_points set (min_pesewas, max_pesewas) = (
            select min(price_pesewas), max(price_pesewas) from properties
            where deleted_at is null and paused_at is null and changed.family in ('', property_type, subtype)
              and (properties.near_lat, properties.near_lng) = (changed.near_lat, changed.near_lng))
            where (list, family, near_lat, near_lng)
              = ('properties', changed.family, changed.near_lat, changed.near_lng);
        end if;
      end loop;
      return null;
    end $$;

create function properties_points_emptied() returns trigger language plpgsql set search_path from current as $$
      begin
        delete from listing_points where list = 'properties';
        return null;
      end $$;

-- What somebody was uploading meanwhile is withheld too: the row's lock makes it wait for the suspension, or that for it.
create function withhold_of_suspended() returns trigger language plpgsql set search_path from current as $$
    declare
      since timestamptz;
    begin
      select suspended_at into since from users
        where id = (to_jsonb(new) ->> tg_argv[0])::uuid for share;
      if since is not null and new.deleted_at is null then
        new.deleted_at := since;
        new.withheld := true;
      end if;
      return new;
    end $$;

-- What somebody who leaves still uploads is paused too: the row's lock makes it wait for the one who leaves, or that for
-- it.
create function pause_of_leaving() returns trigger language plpgsql set search_path from current as $$
    declare
      since timestamptz;
    begin
      select leaving_since into since from users
        where id = (to_jsonb(new) ->> tg_argv[0])::uuid for share;
      if since is not null and new.paused_at is null then
        new.paused_at := since;
        new.pause_reason := 'leaving';
      end if;
      return new;
    end $$;

-- The plan is kept for a session: one that was made for a single row would look at each of thousands for each.
create function facets.properties_come() returns trigger language plpgsql set search_path from current set enable_nestloop = off as $$
    begin
      insert into facets.changes (kind, listing_id) select 'properties', id from (select id from after_it) as changed (id);
      return null;
    end $$;

create function facets.properties_change() returns trigger language plpgsql set search_path from current set enable_nestloop = off as $$
    begin
      insert into facets.changes (kind, listing_id) select 'properties', id from (select id from before_it join after_it using (id) where to_jsonb(before_it) - array['updated_at', 'rating_total', 'rating_count', 'confirmed_at', 'approved_at', 'lat', 'lng', 'near_lat', 'near_lng', 'pin_radius', 'pin_lat', 'pin_lng', 'pin_shown', 'place_edition', 'search_text'] is distinct from to_jsonb(after_it) - array['updated_at', 'rating_total', 'rating_count', 'confirmed_at', 'approved_at', 'lat', 'lng', 'near_lat', 'near_lng', 'pin_radius', 'pin_lat', 'pin_lng', 'pin_shown', 'place_edition', 'search_text']) as changed (id);
      return null;
    end $$;

create function facets.properties_go() returns trigger language plpgsql set search_path from current set enable_nestloop = off as $$
    begin
      insert into facets.changes (kind, listing_id) select 'properties', id from (select id from before_it) as changed (id);
      return null;
    end $$;

-- Nothing names what was emptied: all is indexed again.
create function facets.start_again() returns trigger language plpgsql as $$
    begin
      update facets.state set stage = 'waiting';
      return null;
    end $$;

-- pin_lat, pin_lng: the lister's own pin, beside that of the place. withheld: its lister is suspended. moderation_at:
-- since when it waits for an Admin, or when one took it off the lists; earlier_pause: why it was paused before. Whatever
-- is not live is paused, too, so that the one condition of public lists leaves it out.
create table properties (
  id uuid primary key,
  lister_id uuid not null references users (id),
  name text not null,
  description text not null default '',
  price_pesewas bigint not null check (price_pesewas between 0 and 100000000000),
  location text not null,
  address text not null,
  region text not null
    check (region in ('Greater Accra', 'Ashanti', 'Western', 'Eastern', 'Northern', 'Volta', 'Central', 'Upper East',
      'Upper West', 'Savannah', 'Bono', 'Bono East', 'Ahafo', 'Oti', 'Western North', 'North East')),
  condition text not null check (condition in ('Newly built', 'Renovated', 'Fairly Used', 'Virgin Land',
    'Old House')),
  status text not null default 'available' check (status in ('available', 'rented', 'sold')),
  property_type text not null,
  subtype text not null,
  video_key text references videos (key),
  rating_total integer not null default 0,
  rating_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  search_text text not null default '',
  facts jsonb not null default '{}',
  fact_keys text[] not null default '{}',
  lat double precision,
  lng double precision,
  pin_radius integer,
  place_edition smallint,
  near_lat double precision,
  near_lng double precision,
  pin_lat double precision,
  pin_lng double precision,
  pin_shown boolean not null default false,
  withheld boolean not null default false,
  paused_at timestamptz,
  pause_reason text,
  confirmed_at timestamptz,
  moderation text not null default 'live',
  moderation_reason text,
  moderation_at timestamptz,
  earlier_pause text,
  approved_at timestamptz,
  constraint subtype_of_its_type check (
    property_type = 'Short-Stay' and subtype in ('Hotels', 'Movie House', 'Guest House', 'Furnished Apartments')
    or property_type = 'PropertyRentals' and subtype in ('Apartments', 'Condos', 'Houses', 'Duplex', 'Office', 'Shop')
    or property_type = 'PropertySales' and subtype in ('Houses For Sale', 'Land', 'Commercial Property')
  ),
  constraint properties_withheld check (not withheld or deleted_at is not null)
);

-- Not valid, as databases of before have them: there, to read all rows would have held up all writes.
alter table properties add constraint properties_pin_in_ghana
  check ((lat is null) = (lng is null) and lat between 4.5 and 11.2 and lng between -3.3 and 1.25) not valid;
alter table properties add constraint properties_own_pin
  check ((pin_lat is null) = (pin_lng is null) and pin_lat between 4.5 and 11.2 and pin_lng between -3.3 and 1.25
    and (pin_lat is not null or not pin_shown)) not valid;
alter table properties add constraint properties_moderation
  check (moderation in ('live', 'waiting', 'change-asked', 'refused', 'hidden')
    and (moderation = 'live' or moderation_at is not null)) not valid;
alter table properties add constraint properties_whole_pause
  check ((paused_at is null) = (pause_reason is null)
    and (pause_reason is null or pause_reason in ('unanswered', 'by-lister', 'by-admin', 'leaving', 'moderation'))
    and (earlier_pause is null or earlier_pause in ('unanswered', 'by-lister', 'by-admin', 'leaving'))
    and (moderation = 'live') = (pause_reason is distinct from 'moderation')) not valid;

-- Each order of a list has an index that holds whatever else a list is narrowed by, so that choosing a page's ids and
-- counting read no rows (measured at 1,000,000 listings, see bench/).
create index properties_at_location on properties (lower(location), created_at desc, id desc)
  where deleted_at is null;
create index properties_of_lister on properties (lister_id, created_at desc, id desc);
create index properties_search on properties using gin (search_text gin_trgm_ops);
create index properties_deleted on properties (deleted_at) where deleted_at is not null;
create index properties_with_video on properties (video_key) where video_key is not null;
create index properties_short_search on properties using gin (short_grams(search_text));
create index properties_by_fact_keys on properties using gin (fact_keys) where deleted_at is null;
-- Without a list of what is to be put into the index, which every suggestion would have to read.
create index properties_by_name_words on properties using gin (suggestion_words(name)) with (fastupdate = off)
  where deleted_at is null;
create index properties_by_place on properties (near_lat, near_lng)
  include (created_at, id, paused_at)
  where deleted_at is null;
create index properties_by_price on properties (price_pesewas, id desc)
  include (property_type, subtype, region, condition, status, paused_at)
  where deleted_at is null;
create index properties_in_region on properties (region, created_at desc, id desc)
  include (property_type, subtype, condition, status, price_pesewas, paused_at)
  where deleted_at is null;
create index properties_newest on properties (created_at desc, id desc)
  include (property_type, subtype, region, condition, status, price_pesewas, paused_at)
  where deleted_at is null;
create index properties_of_subtype on properties (subtype, created_at desc, id desc)
  include (region, condition, status, price_pesewas, paused_at)
  where deleted_at is null;
create index properties_of_type on properties (property_type, created_at desc, id desc)
  include (region, condition, status, price_pesewas, paused_at)
  where deleted_at is null;
create index properties_moderated on properties (moderation_at desc, id desc)
  where moderation_at is not null and deleted_at is null;
create index properties_by_name on properties using gin (lower(name) gin_trgm_ops);
create index properties_of_day on properties (created_at) include (property_type);
create index properties_by_rating on properties ((case when rating_count = 0 then 0
  else rating_total * 1000::bigint / rating_count end) desc, rating_count desc, created_at desc, id desc)
  include (rating_total, property_type, subtype, region, condition, status, price_pesewas, paused_at)
  where deleted_at is null;
create index properties_by_weighed_rating on properties ((case when rating_count = 0 then 0
  else (rating_total * 2 + 35) * 500::bigint / (rating_count + 5) end) desc, rating_count desc, created_at desc,
  id desc)
  include (rating_total, property_type, subtype, region, condition, status, price_pesewas, paused_at)
  where deleted_at is null;

create trigger properties_search_text before insert or update of name, description, location, region, address,
  condition, property_type, subtype, facts on properties
  for each row execute function properties_search_text();
create trigger properties_fact_keys before insert or update of facts, region, subtype, property_type on properties
  for each row execute function properties_fact_keys();
create trigger announce_properties_insert after insert on properties
  referencing new table as changed for each statement execute function announce_properties();
create trigger announce_properties_update after update on properties
  referencing new table as changed for each statement execute function announce_properties();
create trigger announce_properties_delete after delete on properties
  referencing old table as changed for each statement execute function announce_properties();
create trigger announce_emptied_properties after truncate on properties
  for each statement execute function announce_everything();
create trigger properties_vocabulary after insert on properties
  for each row when (new.deleted_at is null and new.paused_at is null)
  execute function properties_vocabulary();
create trigger properties_vocabulary_changed after update on properties
  for each row when (new.deleted_at is null and new.paused_at is null
    and (old.search_text is distinct from new.search_text or old.deleted_at is not null or old.paused_at is not null))
  execute function properties_vocabulary();
create trigger price_change after update on properties
  for each row when (old.price_pesewas <> new.price_pesewas)
  execute function record_price_change();
-- After price_change: triggers of one event run in the order of their names.
create trigger price_changes_forgotten after update on properties
  for each row when (old.property_type <> new.property_type)
  execute function forget_price_changes();
create trigger properties_near before insert or update of lat, lng, pin_lat, pin_lng on properties
  for each row execute function near_of_pin();
create trigger properties_suggestions_insert after insert on properties
  referencing new table as after_it for each statement execute function properties_suggestions_insert();
create trigger properties_suggestions_update after update on properties
  referencing old table as before_it new table as after_it
  for each statement execute function properties_suggestions_update();
create trigger properties_suggestions_delete after delete on properties
  referencing old table as before_it for each statement execute function properties_suggestions_delete();
create trigger properties_suggestions_emptied after truncate on properties
  for each statement execute function properties_suggestions_emptied();
create trigger properties_points_insert after insert on properties
  referencing new table as after_it for each statement execute function properties_points_insert();
create trigger properties_points_update after update on properties
  referencing old table as before_it new table as after_it
  for each statement execute function properties_points_update();
create trigger properties_points_delete after delete on properties
  referencing old table as before_it for each statement execute function properties_points_delete();
create trigger properties_points_emptied after truncate on properties
  for each statement execute function properties_points_emptied();
create trigger withhold_of_suspended before insert on properties
  for each row execute function withhold_of_suspended('lister_id');
create trigger pause_of_leaving before insert on properties
  for each row execute function pause_of_leaving('lister_id');
create trigger properties_come after insert on properties
  referencing new table as after_it for each statement execute function facets.properties_come();
create trigger properties_change after update on properties
  referencing old table as before_it new table as after_it
  for each statement execute function facets.properties_change();
create trigger properties_go after delete on properties
  referencing old table as before_it for each statement execute function facets.properties_go();
create trigger facets_emptied after truncate on properties for each statement execute function facets.start_again();

create function announce_property_photos() returns trigger language plpgsql set search_path from current as $$
    declare
      ids uuid[] := array(select distinct property_id from changed limit 51);
    begin
      if cardinality(ids) = 0 then
        return null;
      elsif cardinality(ids) > 50 then
        perform pg_notify('efie_changes', '*');
      else
        perform pg_notify('efie_changes', 'properties');
        perform pg_notify('efie_changes', 'property:' || id) from unnest(ids) as id;
      end if;
      return null;
    end $$;

create function facets.property_photos_come() returns trigger language plpgsql set search_path from current set enable_nestloop = off as $$
    begin
      insert into facets.changes (kind, listing_id) select 'properties', id from (select distinct property_id from after_it) as changed (id);
      return null;
    end $$;

create function facets.property_photos_change() returns trigger language plpgsql set search_path from current set enable_nestloop = off as $$
    begin
      insert into facets.changes (kind, listing_id) select 'properties', id from (select property_id from before_it union select property_id from after_it) as changed (id);
      return null;
    end $$;

create function facets.property_photos_go() returns trigger language plpgsql set search_path from current set enable_nestloop = off as $$
    begin
      insert into facets.changes (kind, listing_id) select 'properties', id from (select distinct property_id from before_it) as changed (id);
      return null;
    end $$;

create table property_photos (
  property_id uuid references properties (id) on delete cascade,
  position smallint check (position between 0 and 9),
  photo_key text not null references photos (key),
  primary key (property_id, position)
);

create index property_photos_of_photo on property_photos (photo_key);

create trigger announce_property_photos_insert after insert on property_photos
  referencing new table as changed for each statement execute function announce_property_photos();
create trigger announce_property_photos_update after update on property_photos
  referencing new table as changed for each statement execute function announce_property_photos();
create trigger announce_property_photos_delete after delete on property_photos
  referencing old table as changed for each statement execute function announce_property_photos();
create trigger property_photos_come after insert on property_photos
  referencing new table as after_it for each statement execute function facets.property_photos_come();
create trigger property_photos_change after update on property_photos
  referencing old table as before_it new table as after_it
  for each statement execute function facets.property_photos_change();
create trigger property_photos_go after delete on property_photos
  referencing old table as before_it for each statement execute function facets.property_photos_go();
create trigger facets_emptied after truncate on property_photos
  for each statement execute function facets.start_again();

create function cars_search_text() returns trigger language plpgsql set search_path from current as $$
    begin
      new.search_text := search_document(concat_ws(E'\n', new.name, new.brand, new.model, new.description, new.car_type, new.location, new.region, new.city_or_town,
      regexp_replace(new.location, '\s+', '', 'g')), concat_ws(E'\n', new.brand, new.model, new.year::text, new.car_type, new.condition, new.transmission, new.fuel_type,
      case when lower(new.car_type || E'\n' || new.name || E'\n' || new.model) ~ '(truck|van|pickup)' then 'car relocation vehicle' else 'car for sale' end,
      case when lower(new.car_type || E'\n' || new.name || E'\n' || new.model) ~ '(saloon|sedan)' then 'saloon sedan' end,
      case when lower(new.car_type || E'\n' || new.name || E'\n' || new.model) ~ 'suv' then 'suv' end,
      case when lower(new.car_type || E'\n' || new.name || E'\n' || new.model) ~ '(4x4|4wd)' then '4x4 suv' end,
      case when lower(new.car_type || E'\n' || new.name || E'\n' || new.model) ~ '(truck|pickup)' then 'truck' end,
      new.region || ' region', regexp_replace(new.brand, '\s+', '', 'g'), regexp_replace(new.model, '\s+', '', 'g'), fact_words(new.facts)));
      return new;
    end $$;

create function cars_fact_keys() returns trigger language plpgsql set search_path from current as $$
    begin
      new.fact_keys := fact_keys(new.facts);
      if new.fact_keys <> '{}' then
        new.fact_keys := new.fact_keys || array['@region=' || new.region, '@condition=' || new.condition, '@transmission=' || new.transmission, '@fuelType=' || new.fuel_type];
      end if;
      return new;
    end $$;

create function announce_cars() returns trigger language plpgsql set search_path from current as $$
    declare
      ids uuid[] := array(select id from changed limit 51);
    begin
      if cardinality(ids) = 0 then
        return null;
      elsif cardinality(ids) > 50 then
        perform pg_notify('efie_changes', '*');
      else
        perform pg_notify('efie_changes', 'cars');
        perform pg_notify('efie_changes', 'car:' || id) from unnest(ids) as id;
      end if;
      return null;
    end $$;

create function cars_vocabulary() returns trigger language plpgsql set search_path from current as $$
      begin
        insert into search_vocabulary (word)
          select distinct word from (select new.*) as listing,
            lateral (select regexp_split_to_table(search_fold(concat_ws(' ', name, location, region, city_or_town, split_part(search_text, E'\x02', 2))), '[^a-z0-9]+') as word) as words
          where word ~ '^[a-z]{3,30}$' and not exists (select from search_vocabulary as known where known.word = words.word)
          order by word
          on conflict do nothing;
        return null;
      end $$;

create function cars_suggestions_insert() returns trigger language plpgsql set search_path from current as $$
    declare
      changed record;
      left_over integer;
    begin
      for changed in select kind, list, brand, key, min(term) as term, sum(more)::integer as more from (select term.*, 1 as more from after_it as listing,
    lateral (values ('place', 'cars', '', location, location), ('brand', 'cars', '', brand, brand), ('model', 'cars', brand, model, model)) as term (kind, list, brand, key, term)
    where listing.deleted_at is null and listing.paused_at is null) as terms
    group by kind, list, brand, key having sum(more) <> 0 order by kind, list, brand, key loop
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
    end $$;

create function cars_suggestions_update() returns trigger language plpgsql set search_path from current as $$
    declare
      changed record;
      left_over integer;
    begin
      for changed in select kind, list, brand, key, min(term) as term, sum(more)::integer as more from (select term.*, -1 as more from before_it as listing,
    lateral (values ('place', 'cars', '', location, location), ('brand', 'cars', '', brand, brand), ('model', 'cars', brand, model, model)) as term (kind, list, brand, key, term)
    where listing.deleted_at is null and listing.paused_at is null union all select term.*, 1 as more from after_it as listing,
    lateral (values ('place', 'cars', '', location, location), ('brand', 'cars', '', brand, brand), ('model', 'cars', brand, model, model)) as term (kind, list, brand, key, term)
    where listing.deleted_at is null and listing.paused_at is null) as terms
    group by kind, list, brand, key having sum(more) <> 0 order by kind, list, brand, key loop
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
    end $$;

create function cars_suggestions_delete() returns trigger language plpgsql set search_path from current as $$
    declare
      changed record;
      left_over integer;
    begin
      for changed in select kind, list, brand, key, min(term) as term, sum(more)::integer as more from (select term.*, -1 as more from before_it as listing,
    lateral (values ('place', 'cars', '', location, location), ('brand', 'cars', '', brand, brand), ('model', 'cars', brand, model, model)) as term (kind, list, brand, key, term)
    where listing.deleted_at is null and listing.paused_at is null) as terms
    group by kind, list, brand, key having sum(more) <> 0 order by kind, list, brand, key loop
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
    end $$;

create function cars_suggestions_emptied() returns trigger language plpgsql set search_path from current as $$
      begin
        delete from suggestion_terms where (list = 'cars') = ('cars' = 'cars');
        return null;
      end $$;

create function cars_points_insert() returns trigger language plpgsql set search_path from current as $$
    declare
      changed record;
      point listing_points;
    begin
      for changed in select family, near_lat, near_lng, sum(more)::integer as more,
      min(price) filter (where more = 1) as low, max(price) filter (where more = 1) as high,
      min(price) filter (where more = -1) as gone_low, max(price) filter (where more = -1) as gone_high
    from (select family, near_lat, near_lng, case when relocation then null else price_pesewas end as price, 1 as more
    from after_it as listing, lateral (values (''), (case when relocation then 'relocation' else 'regular' end)) as counted (family)
    where deleted_at is null and paused_at is null and near_lat is not null) as counted
    group by family, near_lat, near_lng
    having sum(more) <> 0
      or (min(price) filter (where more = 1), max(price) filter (where more = 1))
        is distinct from (min(price) filter (where more = -1), max(price) filter (where more = -1))
    order by family, near_lat, near_lng loop
        insert into listing_points as kept (list, family, near_lat, near_lng, listings, min_pesewas, max_pesewas)
          values ('cars', changed.family, changed.near_lat, changed.near_lng, changed.more, changed.low, changed.high)
          on conflict (list, family, near_lat, near_lng) do update set listings = kept.listings + excluded.listings,
            min_pesewas = least(kept.min_pesewas, excluded.min_pesewas),
            max_pesewas = greatest(kept.max_pesewas, excluded.max_pesewas)
          returning * into point;
        if point.listings <= 0 then
          delete from listing_points where (list, family, near_lat, near_lng)
            = ('cars', changed.family, changed.near_lat, changed.near_lng);
        elsif changed.gone_low <= point.min_pesewas or changed.gone_high >= point.max_pesewas then
          update listing_points set (min_pesewas, max_pesewas) = (
            select min(case when relocation then null else price_pesewas end), max(case when relocation then null else price_pesewas end) from cars
            where deleted_at is null and paused_at is null and changed.family in ('', case when relocation then 'relocation' else 'regular' end)
              and (cars.near_lat, cars.near_lng) = (changed.near_lat, changed.near_lng))
            where (list, family, near_lat, near_lng)
              = ('cars', changed.family, changed.near_lat, changed.near_lng);
        end if;
      end loop;
      return null;
    end $$;

create function cars_points_update() returns trigger language plpgsql set search_path from current as $$
    declare
      changed record;
      point listing_points;
    begin
      for changed in select family, near_lat, near_lng, sum(more)::integer as more,
      min(price) filter (where more = 1) as low, max(price) filter (where more = 1) as high,
      min(price) filter (where more = -1) as gone_low, max(price) filter (where more = -1) as gone_high
    from (select family, near_lat, near_lng, case when relocation then null else price_pesewas end as price, -1 as more
    from before_it as listing, lateral (values (''), (case when relocation then 'relocation' else 'regular' end)) as counted (family)
    where deleted_at is null and paused_at is null and near_lat is not null union all select family, near_lat, near_lng, case when relocation then null else price_pesewas end as price, 1 as more
    from after_it as listing, lateral (values (''), (case when relocation then 'relocation' else 'regular' end)) as counted (family)
    where deleted_at is null and paused_at is null and near_lat is not null) as counted
    group by family, near_lat, near_lng
    having sum(more) <> 0
      or (min(price) filter (where more = 1), max(price) filter (where more = 1))
        is distinct from (min(price) filter (where more = -1), max(price) filter (where more = -1))
    order by family, near_lat, near_lng loop
        insert into listing_points as kept (list, family, near_lat, near_lng, listings, min_pesewas, max_pesewas)
          values ('cars', changed.family, changed.near_lat, changed.near_lng, changed.more, changed.low, changed.high)
          on conflict (list, family, near_lat, near_lng) do update set listings = kept.listings + excluded.listings,
            min_pesewas = least(kept.min_pesewas, excluded.min_pesewas),
            max_pesewas = greatest(kept.max_pesewas, excluded.max_pesewas)
          returning * into point;
        if point.listings <= 0 then
          delete from listing_points where (list, family, near_lat, near_lng)
            = ('cars', changed.family, changed.near_lat, changed.near_lng);
        elsif changed.gone_low <= point.min_pesewas or changed.gone_high >= point.max_pesewas then
          update listing_points set (min_pesewas, max_pesewas) = (
            select min(case when relocation then null else price_pesewas end), max(case when relocation then null else price_pesewas end) from cars
            where deleted_at is null and paused_at is null and changed.family in ('', case when relocation then 'relocation' else 'regular' end)
              and (cars.near_lat, cars.near_lng) = (changed.near_lat, changed.near_lng))
            where (list, family, near_lat, near_lng)
              = ('cars', changed.family, changed.near_lat, changed.near_lng);
        end if;
      end loop;
      return null;
    end $$;

create function cars_points_delete() returns trigger language plpgsql set search_path from current as $$
    declare
      changed record;
      point listing_points;
    begin
      for changed in select family, near_lat, near_lng, sum(more)::integer as more,
      min(price) filter (where more = 1) as low, max(price) filter (where more = 1) as high,
      min(price) filter (where more = -1) as gone_low, max(price) filter (where more = -1) as gone_high
    from (select family, near_lat, near_lng, case when relocation then null else price_pesewas end as price, -1 as more
    from before_it as listing, lateral (values (''), (case when relocation then 'relocation' else 'regular' end)) as counted (family)
    where deleted_at is null and paused_at is null and near_lat is not null) as counted
    group by family, near_lat, near_lng
    having sum(more) <> 0
      or (min(price) filter (where more = 1), max(price) filter (where more = 1))
        is distinct from (min(price) filter (where more = -1), max(price) filter (where more = -1))
    order by family, near_lat, near_lng loop
        insert into listing_points as kept (list, family, near_lat, near_lng, listings, min_pesewas, max_pesewas)
          values ('cars', changed.family, changed.near_lat, changed.near_lng, changed.more, changed.low, changed.high)
          on conflict (list, family, near_lat, near_lng) do update set listings = kept.listings + excluded.listings,
            min_pesewas = least(kept.min_pesewas, excluded.min_pesewas),
            max_pesewas = greatest(kept.max_pesewas, excluded.max_pesewas)
          returning * into point;
        if point.listings <= 0 then
          delete from listing_points where (list, family, near_lat, near_lng)
            = ('cars', changed.family, changed.near_lat, changed.near_lng);
        elsif changed.gone_low <= point.min_pesewas or changed.gone_high >= point.max_pesewas then
          update listing_points set (min_pesewas, max_pesewas) = (
            select min(case when relocation then null else price_pesewas end), max(case when relocation then null else price_pesewas end) from cars
            where deleted_at is null and paused_at is null and changed.family in ('', case when relocation then 'relocation' else 'regular' end)
              and (cars.near_lat, cars.near_lng) = (changed.near_lat, changed.near_lng))
            where (list, family, near_lat, near_lng)
              = ('cars', changed.family, changed.near_lat, changed.near_lng);
        end if;
      end loop;
      return null;
    end $$;

create function cars_points_emptied() returns trigger language plpgsql set search_path from current as $$
      begin
        delete from listing_points where list = 'cars';
        return null;
      end $$;

create function facets.cars_come() returns trigger language plpgsql set search_path from current set enable_nestloop = off as $$
    begin
      insert into facets.changes (kind, listing_id) select 'cars', id from (select id from after_it) as changed (id);
      return null;
    end $$;

create function facets.cars_change() returns trigger language plpgsql set search_path from current set enable_nestloop = off as $$
    begin
      insert into facets.changes (kind, listing_id) select 'cars', id from (select id from before_it join after_it using (id) where to_jsonb(before_it) - array['updated_at', 'rating_total', 'rating_count', 'confirmed_at', 'approved_at', 'lat', 'lng', 'near_lat', 'near_lng', 'pin_radius', 'pin_lat', 'pin_lng', 'pin_shown', 'place_edition', 'search_text'] is distinct from to_jsonb(after_it) - array['updated_at', 'rating_total', 'rating_count', 'confirmed_at', 'approved_at', 'lat', 'lng', 'near_lat', 'near_lng', 'pin_radius', 'pin_lat', 'pin_lng', 'pin_shown', 'place_edition', 'search_text']) as changed (id);
      return null;
    end $$;

create function facets.cars_go() returns trigger language plpgsql set search_path from current set enable_nestloop = off as $$
    begin
      insert into facets.changes (kind, listing_id) select 'cars', id from (select id from before_it) as changed (id);
      return null;
    end $$;

create table cars (
  id uuid primary key,
  owner_id uuid not null references users (id),
  name text not null,
  description text not null default '',
  price_pesewas bigint not null check (price_pesewas between 0 and 100000000000),
  brand text not null,
  model text not null,
  year smallint not null check (year between 1900 and 2100),
  mileage integer not null check (mileage >= 0),
  location text not null,
  region text not null
    check (region in ('Greater Accra', 'Ashanti', 'Western', 'Eastern', 'Northern', 'Volta', 'Central', 'Upper East',
      'Upper West', 'Savannah', 'Bono', 'Bono East', 'Ahafo', 'Oti', 'Western North', 'North East')),
  condition text not null check (condition in ('New', 'Used', 'Fair')),
  transmission text not null check (transmission in ('Manual', 'Automatic')),
  fuel_type text not null check (fuel_type in ('Petrol', 'Diesel', 'Electric', 'Hybrid')),
  car_type text not null,
  registration_number text not null,
  user_name text not null,
  user_email text not null,
  phone text not null,
  available_from timestamptz not null,
  driver_name text not null,
  driver_email text,
  driver_contact text not null,
  city_or_town text not null,
  relocation_request jsonb,
  relocation boolean not null generated always as (lower(car_type || E'\n' || name || E'\n'
    || model) ~ '(truck|van|pickup)') stored,
  video_key text references videos (key),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  search_text text not null default '',
  facts jsonb not null default '{}',
  fact_keys text[] not null default '{}',
  lat double precision,
  lng double precision,
  pin_radius integer,
  place_edition smallint,
  near_lat double precision,
  near_lng double precision,
  pin_lat double precision,
  pin_lng double precision,
  pin_shown boolean not null default false,
  withheld boolean not null default false,
  paused_at timestamptz,
  pause_reason text,
  confirmed_at timestamptz,
  moderation text not null default 'live',
  moderation_reason text,
  moderation_at timestamptz,
  earlier_pause text,
  approved_at timestamptz,
  constraint cars_withheld check (not withheld or deleted_at is not null)
);

alter table cars add constraint cars_pin_in_ghana
  check ((lat is null) = (lng is null) and lat between 4.5 and 11.2 and lng between -3.3 and 1.25) not valid;
alter table cars add constraint cars_own_pin
  check ((pin_lat is null) = (pin_lng is null) and pin_lat between 4.5 and 11.2 and pin_lng between -3.3 and 1.25
    and (pin_lat is not null or not pin_shown)) not valid;
alter table cars add constraint cars_moderation
  check (moderation in ('live', 'waiting', 'change-asked', 'refused', 'hidden')
    and (moderation = 'live' or moderation_at is not null)) not valid;
alter table cars add constraint cars_whole_pause
  check ((paused_at is null) = (pause_reason is null)
    and (pause_reason is null or pause_reason in ('unanswered', 'by-lister', 'by-admin', 'leaving', 'moderation'))
    and (earlier_pause is null or earlier_pause in ('unanswered', 'by-lister', 'by-admin', 'leaving'))
    and (moderation = 'live') = (pause_reason is distinct from 'moderation')) not valid;

create index cars_at_location on cars (location, created_at desc, id desc) where deleted_at is null;
create index cars_of_owner on cars (owner_id, created_at desc, id desc);
create index cars_search on cars using gin (search_text gin_trgm_ops);
create index cars_deleted on cars (deleted_at) where deleted_at is not null;
create index cars_with_video on cars (video_key) where video_key is not null;
create index cars_short_search on cars using gin (short_grams(search_text));
create index cars_by_fact_keys on cars using gin (fact_keys) where deleted_at is null;
create index cars_by_name_words on cars using gin (suggestion_words(name)) with (fastupdate = off)
  where deleted_at is null;
create index cars_by_kind on cars (relocation, created_at desc, id desc)
  include (region, condition, year, price_pesewas, paused_at)
  where deleted_at is null;
create index cars_by_place on cars (near_lat, near_lng) include (created_at, id, paused_at) where deleted_at is null;
create index cars_by_price on cars (price_pesewas, id desc)
  include (relocation, region, condition, year, paused_at)
  where deleted_at is null;
create index cars_by_shown_price on cars (relocation, (case when relocation then 0 else price_pesewas end),
  created_at desc, id desc)
  include (region, condition, year, price_pesewas, paused_at)
  where deleted_at is null;
create index cars_by_shown_price_down on cars (relocation, (case when relocation then 0 else price_pesewas end) desc,
  created_at desc, id desc)
  include (region, condition, year, price_pesewas, paused_at)
  where deleted_at is null;
create index cars_by_year on cars (year desc, created_at desc, id desc)
  include (relocation, region, condition, price_pesewas, paused_at)
  where deleted_at is null;
create index cars_in_region on cars (region, created_at desc, id desc)
  include (relocation, condition, year, price_pesewas, paused_at)
  where deleted_at is null;
create index cars_newest on cars (created_at desc, id desc)
  include (relocation, region, condition, year, price_pesewas, paused_at)
  where deleted_at is null;
create index cars_of_brand on cars (brand, model, created_at desc, id desc)
  include (relocation, region, condition, year, price_pesewas, paused_at)
  where deleted_at is null;
create index cars_of_type on cars (lower(car_type), created_at desc, id desc)
  include (relocation, region, location, paused_at)
  where deleted_at is null;
create index cars_moderated on cars (moderation_at desc, id desc)
  where moderation_at is not null and deleted_at is null;
create index cars_by_name on cars using gin (lower(name) gin_trgm_ops);
create index cars_with_request on cars (id) where relocation_request is not null and deleted_at is null;
create index cars_with_request_in on cars (region, id) where relocation_request is not null and deleted_at is null;
create index cars_by_request on cars using gin (lower(name || ' ' || coalesce(relocation_request ->> 'userName', '')
  || ' ' || coalesce(relocation_request ->> 'registrationNumber', '') || ' '
  || coalesce(relocation_request ->> 'cityOrTown', '') || ' ' || coalesce(relocation_request ->> 'driverName', '')
  || ' ' || coalesce(relocation_request ->> 'driverContact', '')) gin_trgm_ops)
  where relocation_request is not null and deleted_at is null;
create index cars_of_day on cars (created_at) include (relocation);

create trigger cars_search_text before insert or update of name, brand, model, description, year, car_type, location,
  region, city_or_town, condition, transmission, fuel_type, facts on cars
  for each row execute function cars_search_text();
create trigger cars_fact_keys before insert or update of facts, region, condition, transmission, fuel_type on cars
  for each row execute function cars_fact_keys();
create trigger announce_cars_insert after insert on cars
  referencing new table as changed for each statement execute function announce_cars();
create trigger announce_cars_update after update on cars
  referencing new table as changed for each statement execute function announce_cars();
create trigger announce_cars_delete after delete on cars
  referencing old table as changed for each statement execute function announce_cars();
create trigger announce_emptied_cars after truncate on cars for each statement execute function announce_everything();
create trigger cars_vocabulary after insert on cars
  for each row when (new.deleted_at is null and new.paused_at is null)
  execute function cars_vocabulary();
create trigger cars_vocabulary_changed after update on cars
  for each row when (new.deleted_at is null and new.paused_at is null
    and (old.search_text is distinct from new.search_text or old.deleted_at is not null or old.paused_at is not null))
  execute function cars_vocabulary();
create trigger price_change after update on cars
  for each row when (old.price_pesewas <> new.price_pesewas)
  execute function record_price_change();
create trigger cars_near before insert or update of lat, lng, pin_lat, pin_lng on cars
  for each row execute function near_of_pin();
create trigger cars_suggestions_insert after insert on cars
  referencing new table as after_it for each statement execute function cars_suggestions_insert();
create trigger cars_suggestions_update after update on cars
  referencing old table as before_it new table as after_it
  for each statement execute function cars_suggestions_update();
create trigger cars_suggestions_delete after delete on cars
  referencing old table as before_it for each statement execute function cars_suggestions_delete();
create trigger cars_suggestions_emptied after truncate on cars
  for each statement execute function cars_suggestions_emptied();
create trigger cars_points_insert after insert on cars
  referencing new table as after_it for each statement execute function cars_points_insert();
create trigger cars_points_update after update on cars
  referencing old table as before_it new table as after_it for each statement execute function cars_points_update();
create trigger cars_points_delete after delete on cars
  referencing old table as before_it for each statement execute function cars_points_delete();
create trigger cars_points_emptied after truncate on cars for each statement execute function cars_points_emptied();
create trigger withhold_of_suspended before insert on cars
  for each row execute function withhold_of_suspended('owner_id');
create trigger pause_of_leaving before insert on cars for each row execute function pause_of_leaving('owner_id');
create trigger cars_come after insert on cars
  referencing new table as after_it for each statement execute function facets.cars_come();
create trigger cars_change after update on cars
  referencing old table as before_it new table as after_it for each statement execute function facets.cars_change();
create trigger cars_go after delete on cars
  referencing old table as before_it for each statement execute function facets.cars_go();
create trigger facets_emptied after truncate on cars for each statement execute function facets.start_again();

create function announce_car_photos() returns trigger language plpgsql set search_path from current as $$
    declare
      ids uuid[] := array(select distinct car_id from changed limit 51);
    begin
      if cardinality(ids) = 0 then
        return null;
      elsif cardinality(ids) > 50 then
        perform pg_notify('efie_changes', '*');
      else
        perform pg_notify('efie_changes', 'cars');
        perform pg_notify('efie_changes', 'car:' || id) from unnest(ids) as id;
      end if;
      return null;
    end $$;

create function facets.car_photos_come() returns trigger language plpgsql set search_path from current set enable_nestloop = off as $$
    begin
      insert into facets.changes (kind, listing_id) select 'cars', id from (select distinct car_id from after_it) as changed (id);
      return null;
    end $$;

create function facets.car_photos_change() returns trigger language plpgsql set search_path from current set enable_nestloop = off as $$
    begin
      insert into facets.changes (kind, listing_id) select 'cars', id from (select car_id from before_it union select car_id from after_it) as changed (id);
      return null;
    end $$;

create function facets.car_photos_go() returns trigger language plpgsql set search_path from current set enable_nestloop = off as $$
    begin
      insert into facets.changes (kind, listing_id) select 'cars', id from (select distinct car_id from before_it) as changed (id);
      return null;
    end $$;

create table car_photos (
  car_id uuid references cars (id) on delete cascade,
  position smallint check (position between 0 and 9),
  photo_key text not null references photos (key),
  primary key (car_id, position)
);

create index car_photos_of_photo on car_photos (photo_key);

create trigger announce_car_photos_insert after insert on car_photos
  referencing new table as changed for each statement execute function announce_car_photos();
create trigger announce_car_photos_update after update on car_photos
  referencing new table as changed for each statement execute function announce_car_photos();
create trigger announce_car_photos_delete after delete on car_photos
  referencing old table as changed for each statement execute function announce_car_photos();
create trigger car_photos_come after insert on car_photos
  referencing new table as after_it for each statement execute function facets.car_photos_come();
create trigger car_photos_change after update on car_photos
  referencing old table as before_it new table as after_it
  for each statement execute function facets.car_photos_change();
create trigger car_photos_go after delete on car_photos
  referencing old table as before_it for each statement execute function facets.car_photos_go();
create trigger facets_emptied after truncate on car_photos for each statement execute function facets.start_again();

-- Each person has one rating of a listing: later stars take the place of the earlier ones.
create function replace_earlier_rating() returns trigger language plpgsql as $$
    begin
      update comments set rating = null
        where property_id = new.property_id and user_id = new.user_id
          and id <> new.id and rating is not null;
      return new;
    end
  $$;

create function announce_comments() returns trigger language plpgsql set search_path from current as $$
    declare
      ids uuid[] := array(select distinct property_id from changed limit 51);
    begin
      if cardinality(ids) = 0 then
        return null;
      elsif cardinality(ids) > 50 then
        perform pg_notify('efie_changes', '*');
      else
        
        perform pg_notify('efie_changes', 'property:' || id) from unnest(ids) as id;
      end if;
      return null;
    end $$;

-- answer_told_at: when the author was told stays when the answer goes, so that nobody is mailed twice.
create table comments (
  id uuid primary key,
  property_id uuid not null references properties (id) on delete cascade,
  user_id uuid not null references users (id),
  body text not null check (char_length(body) between 1 and 500),
  rating smallint check (rating between 1 and 5),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  answer text,
  answered_at timestamptz,
  answer_edited_at timestamptz,
  answer_told_at timestamptz,
  constraint whole_answer
    check ((answer is null) = (answered_at is null)
      and (answer is null) = (answer_edited_at is null))
);

create index comments_of_property on comments (property_id, created_at desc, id desc);
create index comments_of_user on comments (user_id);
create unique index one_rating_a_person on comments (property_id, user_id) where rating is not null;
create index comments_by_text on comments using gin (lower(body) gin_trgm_ops);

create trigger replace_earlier_rating before insert or update of rating on comments
  for each row when (new.rating is not null)
  execute function replace_earlier_rating();
create trigger announce_comments_insert after insert on comments
  referencing new table as changed for each statement execute function announce_comments();
create trigger announce_comments_update after update on comments
  referencing new table as changed for each statement execute function announce_comments();
create trigger announce_comments_delete after delete on comments
  referencing old table as changed for each statement execute function announce_comments();
create trigger announce_emptied_comments after truncate on comments
  for each statement execute function announce_everything();

-- A stay that is over, or whose guest is called otherwise, holds the nights that it held.
create function announce_stays() returns trigger language plpgsql as $$
    begin
      perform pg_notify('efie_changes', 'stays');
      return null;
    end $$;

-- However many servers take bookings, two stays never overlap.
create table bookings (
  id uuid primary key,
  property_id uuid not null references properties (id),
  user_id uuid not null references users (id),
  full_name text not null,
  email text not null,
  phone_number text not null,
  check_in date not null,
  check_out date not null,
  stay daterange not null generated always as (daterange(check_in, check_out, '[)')) stored,
  nights integer not null generated always as (check_out - check_in) stored,
  nightly_pesewas bigint not null check (nightly_pesewas >= 0),
  total_pesewas bigint not null check (total_pesewas >= 0),
  status text not null default 'confirmed' check (status in ('confirmed', 'cancelled', 'completed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  cancelled_by uuid references users (id),
  cancelled_at timestamptz,
  cancel_reason text check (char_length(cancel_reason) between 1 and 500),
  check (check_out > check_in),
  constraint total_is_nights_times_price check (total_pesewas = (nightly_pesewas * (check_out - check_in))),
  constraint bookings_never_overlap exclude using gist (property_id with =, stay with &&)
    where (status <> 'cancelled')
);

create unique index one_active_booking_per_guest on bookings (property_id, user_id) where status = 'confirmed';
create index bookings_of_user on bookings (user_id, check_in desc);
create index bookings_of_property on bookings (property_id, check_in);
create index bookings_by_check_in on bookings (check_in, id);
create index bookings_by_guest on bookings using gin (lower(full_name) gin_trgm_ops);
-- A reference is the end of an id.
create index bookings_by_reference on bookings (right(id::text, 8));
create index bookings_by_stay on bookings using gist (stay);
create index bookings_cancelled on bookings (id) where status = 'cancelled';
create index bookings_of_day on bookings (created_at) include (total_pesewas) where status <> 'cancelled';

create trigger announce_stays after insert or delete or truncate on bookings
  for each statement execute function announce_stays();
create trigger announce_stays_changed after update on bookings
  for each row when (old.property_id is distinct from new.property_id or old.stay is distinct from new.stay
    or (old.status = 'cancelled') is distinct from (new.status = 'cancelled'))
  execute function announce_stays();

create function announce_site() returns trigger language plpgsql as $$
    begin
      perform pg_notify('efie_changes', 'site');
      return null;
    end $$;

create table site_settings (
  only_one boolean default true primary key check (only_one),
  settings jsonb not null,
  updated_at timestamptz not null default now()
);

create trigger announce_emptied_site_settings after truncate on site_settings
  for each statement execute function announce_everything();
create trigger announce_site after insert or delete or update on site_settings
  for each statement execute function announce_site();

-- One row while the demo listings are loaded and after: a load that was killed is taken up again.
create table demo_load (
  only_one boolean default true primary key check (only_one),
  started_at timestamptz not null default now(),
  finished_at timestamptz
);

-- Each enquiry is a message of a conversation, made by a trigger, so that a version of before may go on writing enquiries.
create function continue_conversation() returns trigger language plpgsql set search_path from current as $$
    declare
      conversation uuid;
    begin
      insert into conversations as kept
          (id, property_id, car_id, lister_id, sender_id, phone_number, created_at, last_message_at)
        values (new.id, new.property_id, new.car_id, new.lister_id, new.sender_id, new.phone_number,
          new.created_at, new.created_at)
        on conflict (listing_id, sender_id) do update set phone_number = excluded.phone_number
        returning kept.id into conversation;
      insert into conversation_messages (id, conversation_id, author_id, text, created_at)
        values (new.id, conversation, new.sender_id, new.message, new.created_at);
      return null;
    end $$;

create table enquiries (
  id uuid primary key,
  property_id uuid references properties (id),
  car_id uuid references cars (id),
  listing_id uuid not null generated always as (coalesce(property_id, car_id)) stored,
  lister_id uuid not null references users (id),
  sender_id uuid not null references users (id),
  message text not null check (char_length(message) between 1 and 1000),
  phone_number text not null,
  created_at timestamptz not null default now(),
  constraint about_one_listing check (num_nonnulls(property_id, car_id) = 1),
  constraint not_to_oneself check (sender_id <> lister_id)
);

-- People who got no response send again: on one day the same words are one enquiry, and one mail.
create unique index same_enquiry_once_a_day on enquiries (listing_id, sender_id, md5(message),
  ((created_at at time zone 'UTC')::date));
create index enquiries_of_sender on enquiries (listing_id, sender_id, created_at desc);
create index enquiries_of_lister on enquiries (lister_id, created_at desc, id desc);
create index enquiries_newest on enquiries (created_at desc, id desc);
create index enquiries_by_sender on enquiries (sender_id, created_at desc, id desc);

create trigger enquiry_continues_conversation after insert on enquiries
  for each row execute function continue_conversation();

create table contact_messages (
  id uuid primary key,
  name text not null,
  email text not null,
  message text not null check (char_length(message) between 1 and 2000),
  created_at timestamptz not null default now(),
  done_at timestamptz
);

create index contact_messages_newest on contact_messages (created_at desc, id desc);
create index contact_messages_open on contact_messages (id) where done_at is null;
create index contact_messages_done on contact_messages (id) where done_at is not null;
create index contact_messages_by_text on contact_messages using gin (lower(name || ' ' || email || ' '
  || message) gin_trgm_ops);
create index contact_messages_of_email on contact_messages (lower(email));

-- For moderation: photos that look the same on listings of different people, each pair once.
create table similar_photos (
  photo_key text references photos (key) on delete cascade,
  property_id uuid references properties (id),
  car_id uuid references cars (id),
  listing_id uuid generated always as (coalesce(property_id, car_id)) stored,
  lister_id uuid not null references users (id),
  earlier_photo_key text references photos (key) on delete cascade,
  earlier_property_id uuid references properties (id),
  earlier_car_id uuid references cars (id),
  earlier_listing_id uuid generated always as (coalesce(earlier_property_id, earlier_car_id)) stored,
  earlier_lister_id uuid not null references users (id),
  distance smallint not null check (distance >= 0),
  found_at timestamptz not null default now(),
  constraint one_listing_each
    check (num_nonnulls(property_id, car_id) = 1 and num_nonnulls(earlier_property_id, earlier_car_id) = 1),
  constraint of_different_listers check (lister_id <> earlier_lister_id),
  primary key (photo_key, listing_id, earlier_photo_key, earlier_listing_id)
);

create index similar_photos_of_earlier on similar_photos (earlier_photo_key);
create index similar_photos_newest on similar_photos (found_at desc);
create index similar_photos_of_listing on similar_photos (listing_id);
create index similar_photos_of_earlier_listing on similar_photos (earlier_listing_id);

-- judged: what was found when the last byte had come, so that its listing need not look again; preview: a small WebP of a
-- photo that its sender's browser may not show.
create table uploads (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('photo', 'video')),
  bytes bigint not null check (bytes > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  claimed_at timestamptz,
  judged jsonb,
  preview bytea
);

create index uploads_waiting on uploads (user_id) where claimed_at is null;
create index uploads_expiring on uploads (expires_at);

-- The identity that a database and its photos share; bound once the storage has it, too.
create table installation (
  only_one boolean default true primary key check (only_one),
  id uuid not null default gen_random_uuid(),
  media_bound_at timestamptz
);

-- The id is a hash of who calls, what for, and the key: the table names nobody.
create table idempotency_keys (
  id bytea primary key,
  fingerprint bytea not null,
  made_id uuid not null,
  created_at timestamptz not null
);

create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Unlogged as the other counters are: a crash may forget it.
create unlogged table contact_reveals (
  user_id uuid,
  day date,
  listing_id uuid,
  primary key (user_id, day, listing_id)
);

create index contact_reveals_by_day on contact_reveals (day);

-- What came after is new to anyone who has not looked since.
create table last_looks (
  user_id uuid references users (id) on delete cascade,
  part text check (part in ('stays', 'hostedStays', 'enquiries', 'contactMessages')),
  looked_at timestamptz not null,
  primary key (user_id, part)
);

-- Words in the names, places and kinds of shown listings, to correct misspelt searches. A listing adds its new words at once;
-- a nightly job counts how many listings have each word and deletes those without any.
create table search_vocabulary (
  word text primary key,
  listings integer not null default 1
);

create index search_vocabulary_like on search_vocabulary using gist (word gist_trgm_ops);

create function count_search_vocabulary() returns void language sql set search_path from current as $$
    with counted as materialized (
      select word, count(*)::integer as listings from (select word from properties, lateral (select distinct regexp_split_to_table(search_fold(concat_ws(' ', name, location, region, split_part(search_text, E'\x02', 2))), '[^a-z0-9]+') as word) as words where deleted_at is null and paused_at is null and word ~ '^[a-z]{3,30}$' union all select word from cars, lateral (select distinct regexp_split_to_table(search_fold(concat_ws(' ', name, location, region, city_or_town, split_part(search_text, E'\x02', 2))), '[^a-z0-9]+') as word) as words where deleted_at is null and paused_at is null and word ~ '^[a-z]{3,30}$') as all_words group by word
    ), gone as (
      delete from search_vocabulary as kept where not exists (select from counted where counted.word = kept.word)
    )
    insert into search_vocabulary as kept select word, listings from counted order by word
      on conflict (word) do update set listings = excluded.listings where kept.listings <> excluded.listings $$;

-- The key is what makes keeping twice the same as keeping once, in a race too.
create table favourites (
  user_id uuid references users (id) on delete cascade,
  property_id uuid references properties (id) on delete cascade,
  car_id uuid references cars (id) on delete cascade,
  listing_id uuid generated always as (coalesce(property_id, car_id)) stored,
  note text not null default '' check (char_length(note) <= 500),
  kept_at timestamptz not null,
  constraint favourite_is_one_listing check (num_nonnulls(property_id, car_id) = 1),
  primary key (user_id, listing_id)
);

create index favourites_in_order on favourites (user_id, kept_at desc, listing_id desc);
create index favourites_of_property on favourites (property_id) where property_id is not null;
create index favourites_of_car on favourites (car_id) where car_id is not null;
-- With the account, so that a lister's figures are counted from the index alone.
create index favourites_by_day on favourites (listing_id, kept_at) include (user_id);

-- One link a person: what it shows is the list as it is.
create table shared_lists (
  user_id uuid primary key references users (id) on delete cascade,
  id text not null check (char_length(id) >= 22) unique,
  with_notes boolean not null,
  created_at timestamptz not null default now()
);

-- No foreign key to two tables: a listing's row is never deleted. Equal moments are in the order they were written.
create table price_changes (
  id uuid default gen_random_uuid() primary key,
  listing_id uuid not null,
  old_pesewas bigint not null check (old_pesewas >= 0),
  new_pesewas bigint not null check (new_pesewas >= 0),
  changed_at timestamptz not null,
  written_at timestamptz not null default clock_timestamp()
);

create index price_changes_of_listing on price_changes (listing_id, changed_at desc, written_at desc);
create index price_changes_newest on price_changes (changed_at desc);

create table saved_searches (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  path text not null,
  query jsonb not null,
  alerts text not null check (alerts in ('at-once', 'daily', 'none')),
  paused boolean not null default false,
  unsubscribe_token text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint one_saved_search unique (user_id, path, query)
);

-- A listing alerts a search once, whatever happens to either.
create table search_alerts (
  search_id uuid references saved_searches (id) on delete cascade,
  listing_id uuid,
  kind text not null check (kind in ('property', 'car')),
  found_at timestamptz not null,
  settled_at timestamptz,
  primary key (search_id, listing_id)
);

create index search_alerts_waiting on search_alerts (search_id) where settled_at is null;

-- The places, brands and models that listings have, each with how many have it. 'East Legon' is found as 'eastlegon', too.
-- Room is left in its pages, for counts change in place.
create table suggestion_terms (
  kind text check (kind in ('place', 'brand', 'model')),
  list text,
  brand text,
  key text,
  term text not null,
  listings integer not null,
  words tsvector not null generated always as (suggestion_words(brand || ' ' || term || ' '
    || regexp_replace(search_fold(term), '[^a-z0-9]', '', 'g'))) stored,
  primary key (kind, list, brand, key)
) with (fillfactor = 70);

create index suggestion_terms_by_words on suggestion_terms using gin (words) with (fastupdate = off);

-- A row comes with the first mail, or when they are switched off; without one they are on.
create table price_drop_mails (
  user_id uuid primary key references users (id) on delete cascade,
  wanted boolean not null default true,
  unsubscribe_token text not null unique
);

-- The key is what tells a person of a change once. A change that is forgotten takes its rows along.
create table price_drop_alerts (
  user_id uuid references users (id) on delete cascade,
  price_change_id uuid references price_changes (id) on delete cascade,
  found_at timestamptz not null,
  settled_at timestamptz,
  primary key (user_id, price_change_id)
);

create index price_drop_alerts_waiting on price_drop_alerts (user_id) where settled_at is null;
create index price_drop_alerts_of_change on price_drop_alerts (price_change_id);

-- A link is of an address, not of whichever the account has when it is opened.
create table email_links (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'change', 'undo', 'undo-factor')),
  email text not null check (email = lower(email)),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create index email_links_of_user on email_links (user_id);
-- Nobody takes an address that its owner can still bring back.
create index email_links_to_undo on email_links (email) where purpose = 'undo' and used_at is null;

-- Who did what, when and from where; only ever added to. In a schema of its own, so that it can be owned by another role
-- than the app's (platform/database/keep-audit-log.ts): who owns a schema may drop what is in it. Nothing refers to other
-- tables: an entry outlives whom and what it names.
create function audit.refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'audit.log is only ever added to' using errcode = 'insufficient_privilege';
    end $$;

create table audit.log (
  id uuid primary key,
  at timestamptz not null,
  event text not null,
  actor_id uuid,
  subject_kind text,
  subject_id uuid,
  address text,
  device text,
  request_id text,
  reason text,
  before jsonb,
  after jsonb,
  check (subject_id is null or subject_kind is not null)
);

revoke update, delete, truncate on audit.log from current_user;

-- Ids tell the time (UUID of version 7): each index is in the order in which the log is read.
create index log_by_event on audit.log (event, id);
create index log_by_actor on audit.log (actor_id, id) where actor_id is not null;
create index log_by_subject on audit.log (subject_id, id) where subject_id is not null;
create index log_by_address on audit.log (address, id);

create trigger refuse_change before delete or update or truncate on audit.log
  for each statement execute function audit.refuse_change();

-- The id is that of the enquiry that it began with.
create table conversations (
  id uuid primary key,
  property_id uuid references properties (id),
  car_id uuid references cars (id),
  listing_id uuid not null generated always as (coalesce(property_id, car_id)) stored,
  lister_id uuid not null references users (id),
  sender_id uuid not null references users (id),
  phone_number text not null,
  created_at timestamptz not null,
  last_number integer not null default 0,
  last_message_at timestamptz not null,
  unread_by_lister integer not null default 0 check (unread_by_lister >= 0),
  unread_by_sender integer not null default 0 check (unread_by_sender >= 0),
  constraint about_one_listing check (num_nonnulls(property_id, car_id) = 1),
  constraint of_two_people check (sender_id <> lister_id),
  constraint one_conversation_a_listing unique (listing_id, sender_id)
);

create index conversations_of_lister on conversations (lister_id, last_message_at desc, id desc);
create index conversations_of_sender on conversations (sender_id, last_message_at desc, id desc);
create index conversations_unread_by_lister on conversations (lister_id) where unread_by_lister > 0;
create index conversations_unread_by_sender on conversations (sender_id) where unread_by_sender > 0;

-- The row of the conversation is locked by it: of two messages at once the second has the next number.
create function count_conversation_message() returns trigger language plpgsql set search_path from current as $$
    begin
      update conversations set
          last_number = last_number + 1,
          last_message_at = greatest(last_message_at, new.created_at),
          unread_by_lister = unread_by_lister + (new.author_id <> lister_id)::integer,
          unread_by_sender = unread_by_sender + (new.author_id <> sender_id)::integer
        where id = new.conversation_id
        returning last_number into new.number;
      return new;
    end $$;

-- Numbered from 1 within their conversation; read_at is when the other one read it.
create table conversation_messages (
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  number integer not null default 0,
  author_id uuid not null references users (id),
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null,
  read_at timestamptz,
  constraint one_number_a_message unique (conversation_id, number)
);

create trigger conversation_message_counted before insert on conversation_messages
  for each row execute function count_conversation_message();

create table blocked_people (
  blocker_id uuid references users (id) on delete cascade,
  blocked_id uuid references users (id) on delete cascade,
  created_at timestamptz not null,
  constraint not_oneself check (blocker_id <> blocked_id),
  primary key (blocker_id, blocked_id)
);

-- One row a person: who reports again after it was settled opens it again.
create table conversation_reports (
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  reporter_id uuid not null references users (id),
  reason text not null,
  details text not null check (char_length(details) <= 1000),
  created_at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid references users (id),
  action text check (action in ('dismiss', 'suspend')),
  note text,
  constraint one_report_a_person unique (conversation_id, reporter_id),
  constraint settled_whole
    check ((settled_at is null) = (action is null)
      and (settled_at is null) = (settled_by is null)
      and (settled_at is null) = (note is null))
);

create index conversation_reports_newest on conversation_reports (created_at desc, id desc);
create index conversation_reports_by_text on conversation_reports using gin (lower(details) gin_trgm_ops);
create index conversation_reports_by_state on conversation_reports ((settled_at is null), id);
create index conversation_reports_by_state_and_reason on conversation_reports ((settled_at is null), reason, id);
create index conversation_reports_of_reporter on conversation_reports (reporter_id, id);

-- The last question about a listing: it is open until the listing is confirmed or changed after it.
create table availability_questions (
  listing_id uuid primary key,
  kind text not null check (kind in ('property', 'car')),
  token text not null unique,
  asked_at timestamptz not null,
  reminded_at timestamptz
);

create table listing_views (
  listing_id uuid,
  day date,
  views integer not null check (views > 0),
  primary key (listing_id, day)
);

create index listing_views_of_day on listing_views (day);

-- Whom a view came from, as a hash that no later day can read, so that nobody counts without end. Gone at night.
create table view_sources (
  day date,
  listing_id uuid,
  source bytea,
  views smallint not null,
  primary key (day, listing_id, source)
);

-- All reports of one thing until an Admin ends it. The name is kept as it was: what is deleted afterwards is still known
-- by it.
create table report_cases (
  id uuid primary key,
  kind text not null check (kind in ('property', 'car', 'comment', 'person')),
  thing_id uuid not null,
  owner_id uuid not null references users (id),
  name text not null,
  people integer not null default 0,
  newest_at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid references users (id),
  action text check (action in ('dismiss', 'hide', 'delete', 'suspend')),
  note text,
  constraint settled_whole
    check ((settled_at is null) = (action is null)
      and (settled_at is null) = (settled_by is null)
      and (settled_at is null) = (note is null))
);

create unique index one_open_case_a_thing on report_cases (kind, thing_id) where settled_at is null;
create index report_cases_newest on report_cases ((settled_at is null), newest_at desc, id desc);
create index report_cases_most on report_cases ((settled_at is null), people desc, newest_at desc, id desc);
create index report_cases_by_name on report_cases using gin (lower(name) gin_trgm_ops);
create index report_cases_hidden on report_cases (thing_id) where action = 'hide';

create table reports (
  id uuid primary key,
  case_id uuid not null references report_cases (id) on delete cascade,
  reporter_id uuid not null references users (id),
  reason text not null,
  details text not null check (char_length(details) <= 1000),
  created_at timestamptz not null,
  constraint one_report_of_a_case unique (case_id, reporter_id)
);

create index reports_of_day on reports (created_at);
create index reports_of_reporter on reports (reporter_id, id);

create function announce_verified() returns trigger language plpgsql set search_path from current as $$
    begin
      perform announce_shown_of(new.user_id);
      return null;
    end $$;

-- What people have checked of themselves; number and photos are encrypted by the app. The fingerprint goes with the
-- number. The name is that of the account when it asked, with which the document is compared.
create table verifications (
  id uuid primary key,
  user_id uuid not null references users (id),
  kind text not null check (kind in ('ghana-card', 'agent-licence', 'stay-licence')),
  property_id uuid references properties (id),
  state text not null default 'waiting'
    check (state in ('waiting', 'approved', 'refused', 'withdrawn', 'taken-back', 'replaced')),
  number bytea,
  fingerprint bytea,
  expires_on date not null,
  checked_name text not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users (id),
  reason text,
  reminded_at timestamptz,
  constraint stay_of_licence check ((kind = 'stay-licence') = (property_id is not null)),
  constraint decided_whole check ((state = 'waiting') = (decided_at is null)),
  constraint number_whole check ((number is null) = (fingerprint is null)),
  constraint one_account_a_number exclude using gist (kind with =, fingerprint with =, user_id with <>)
    where (state = 'approved')
);

create unique index one_waiting_verification on verifications (user_id, kind, coalesce(property_id, user_id))
  where state = 'waiting';
create unique index one_approved_verification on verifications (user_id, kind, coalesce(property_id, user_id))
  where state = 'approved';
create index verifications_by_user on verifications (user_id, id);
create index verifications_by_state on verifications (state, id);
create index verifications_expiring on verifications (expires_on) where state = 'approved';
create index verifications_decided on verifications (decided_at) where number is not null;

create trigger announce_verifications after update on verifications
  for each row when ((old.state is distinct from new.state or old.expires_on is distinct from new.expires_on)
    and ('approved' = old.state or 'approved' = new.state))
  execute function announce_verified();

create table verification_documents (
  verification_id uuid references verifications (id) on delete cascade,
  position smallint check (position between 1 and 2),
  content bytea not null,
  primary key (verification_id, position)
);

-- What is encrypted does not get smaller.
alter table verification_documents alter column content set storage external;

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null,
  backed_up boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

create index passkeys_of_user on passkeys (user_id);

-- user_id: nobody knows yet who logs in by a passkey: such a challenge is of no user.
create table sign_in_steps (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('add-passkey', 'login-passkey', 'confirm-passkey', 'login-code')),
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null,
  check (user_id is not null or purpose = 'login-passkey')
);

create index sign_in_steps_of_user on sign_in_steps (user_id);
create index sign_in_steps_by_end on sign_in_steps (expires_at);

-- Of a secret that nobody confirmed no code is asked. The last step that was used refuses a code the second time.
create table authenticators (
  user_id uuid primary key references users (id) on delete cascade,
  secret bytea not null,
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);

create table recovery_codes (
  user_id uuid references users (id) on delete cascade,
  code_hash bytea,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);

-- location: a town in small letters, '' for the whole region.
create table usual_prices (
  kind text check (kind in ('property', 'car')),
  category text,
  region text,
  location text,
  place text not null,
  low_pesewas bigint not null,
  high_pesewas bigint not null,
  listings integer not null check (listings > 0),
  check (high_pesewas >= low_pesewas),
  primary key (kind, category, region, location)
);

create table far_prices (
  property_id uuid unique references properties (id) on delete cascade,
  car_id uuid unique references cars (id) on delete cascade,
  listing_id uuid generated always as (coalesce(property_id, car_id)) stored primary key,
  place text not null,
  low_pesewas bigint not null,
  high_pesewas bigint not null,
  listings integer not null,
  check (num_nonnulls(property_id, car_id) = 1)
);

-- A file with all of somebody's data, one an account at a time.
create table own_archives (
  id uuid primary key,
  user_id uuid not null unique references users (id),
  asked_at timestamptz not null,
  ready_at timestamptz,
  bytes bigint,
  expires_at timestamptz not null,
  check ((ready_at is null) = (bytes is null))
);

-- An index of bits from which options of filters are counted. In a schema of its own: all of it is made of listings, and
-- made again after a restore instead of being backed up. stage: 'filled' once every listing is in the index, but for those
-- that changes name; edition: what its keys are made of; seen_at: when a process of that edition last looked.
create table facets.state (
  kind text primary key,
  edition text not null,
  stage text not null check (stage in ('waiting', 'filling', 'filled')),
  seen_at timestamptz not null default now()
);

insert into facets.state (kind, edition, stage) values ('properties', '', 'waiting'), ('cars', '', 'waiting');

-- cluster: what the listings of a chunk have in common, so that few chunks have each key. none: as many bits as it has,
-- none of them set.
create table facets.chunks (
  id integer generated always as identity primary key,
  kind text not null,
  cluster text not null,
  is_filled boolean not null,
  "none" varbit not null
);

-- Read with their rows: neither compressed nor anywhere else.
alter table facets.chunks alter column none set storage plain;

create index chunks_of_cluster on facets.chunks (kind, cluster);

create table facets.places (
  kind text,
  listing_id uuid,
  chunk integer not null,
  position integer not null,
  primary key (listing_id, kind),
  unique (chunk, position)
);

-- told: what is counted; untold: what listings are only found by ('!all', '!subtype=Land', the binary digits of numbers).
create table facets.bits (
  chunk integer,
  key text collate "C",
  listings integer not null,
  bits varbit not null,
  primary key (chunk, key)
) partition by range (key);

create table facets.untold partition of facets.bits for values from (minvalue) to ('.');

alter table facets.untold alter column bits set storage plain;

create index untold_all on facets.untold (chunk) where key = '!all';

create table facets.told partition of facets.bits for values from ('.') to (maxvalue);

alter table facets.told alter column bits set storage plain;

-- Only ever added to by writers: a note for each change, so that none waits for another or relies on another's.
create table facets.changes (
  id bigint generated always as identity primary key,
  kind text not null,
  listing_id uuid not null
);

create table role_requests (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('Agent', 'Property Owner')),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users (id) on delete set null,
  reason text not null default '',
  check ((state = 'waiting') = (decided_at is null))
);

create index role_requests_of_user on role_requests (user_id, id);
create unique index role_requests_waiting on role_requests (user_id) where state = 'waiting';

create table contact_answers (
  id uuid primary key,
  message_id uuid not null references contact_messages (id) on delete cascade,
  answered_by uuid references users (id) on delete set null,
  text text not null,
  created_at timestamptz not null
);

create index contact_answers_of_message on contact_answers (message_id, id);

create table milestones (
  name text primary key,
  reached_at timestamptz not null
);

-- What saved searches are still to be asked about.
create table changed_listings (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('property', 'car')),
  listing_id uuid not null
);
`;
