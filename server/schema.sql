-- Written by `npm run db:types` from a database with every migration.

create extension btree_gist;

create extension pg_trgm;

CREATE OR REPLACE FUNCTION audit.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      raise exception 'audit.log is only ever added to' using errcode = 'insufficient_privilege';
    end $function$
;

CREATE OR REPLACE FUNCTION public.bookings_count_moves()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      new.sequence := old.sequence + 1;
      new.moved_at := new.updated_at;
      return new;
    end $function$
;

CREATE OR REPLACE FUNCTION public.bookings_hold_nights()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op <> 'INSERT' then
        delete from held_nights where id = old.id;
      end if;
      if tg_op <> 'DELETE' and new.status in ('requested', 'confirmed', 'completed') then
        insert into held_nights (id, listing_id, kind, unit, nights, until)
          values (new.id, new.listing_id, 'booking', new.unit,
            daterange(new.check_in, coalesce(new.held_until, new.check_out)), new.check_out);
      end if;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.continue_conversation()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO '$user', 'public'
AS $function$
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
    end $function$
;

CREATE OR REPLACE FUNCTION public.count_conversation_message()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO '$user', 'public'
AS $function$
    begin
      update conversations set
          last_number = last_number + 1,
          last_message_at = greatest(last_message_at, new.created_at),
          unread_by_lister = unread_by_lister + (new.author_id <> lister_id)::integer,
          unread_by_sender = unread_by_sender + (new.author_id <> sender_id)::integer
        where id = new.conversation_id
        returning last_number into new.number;
      return new;
    end $function$
;

CREATE OR REPLACE FUNCTION public.count_search_vocabulary()
 RETURNS void
 LANGUAGE sql
 SET search_path TO '$user', 'public'
AS $function$
    with named as materialized (
      select word, count(*)::integer as listings from listings, lateral (select distinct regexp_split_to_table(search_fold(concat_ws(' ', name, location, region, city_or_town, split_part(search_text, E'\x02', 2))), '[^a-z0-9]+') as word) as words
        where deleted_at is null and paused_at is null and word ~ '^[a-z]{3,30}$' group by word
    ), described as materialized (
      select word, count(*)::integer as listings from (
          select description from listings where deleted_at is null and paused_at is null order by created_at desc limit 20000
        ) as newest, lateral (select distinct regexp_split_to_table(search_fold(description), '[^a-z0-9]+') as word) as words
        where word ~ '^[a-z]{4,30}$' group by word having count(*) >= 3
    ), counted as materialized (
      select word, greatest(named.listings, described.listings) as listings from named full join described using (word)
    ), gone as (
      delete from search_vocabulary as kept where not exists (select from counted where counted.word = kept.word)
    )
    insert into search_vocabulary as kept select word, listings from counted order by word
      on conflict (word) do update set listings = excluded.listings where kept.listings <> excluded.listings $function$
;

CREATE OR REPLACE FUNCTION public.fact_keys(jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN COALESCE((SELECT array_agg(keys.key) AS array_agg FROM (SELECT ((fact.name || '='::text) || (fact.value #>> '{}'::text[])) AS key FROM jsonb_each($1) fact(name, value) WHERE ((jsonb_typeof(fact.value) = ANY (ARRAY['string'::text, 'boolean'::text])) AND (length((fact.value #>> '{}'::text[])) <= 40)) UNION ALL SELECT ((fact.name || '='::text) || each.value) FROM jsonb_each($1) fact(name, value), LATERAL jsonb_array_elements_text(CASE jsonb_typeof(fact.value) WHEN 'array'::text THEN fact.value ELSE '[]'::jsonb END) each(value) UNION ALL SELECT ((fact.name || '='::text) || counted.number) FROM jsonb_each($1) fact(name, value), LATERAL (SELECT CASE WHEN ((jsonb_typeof(fact.value) = 'number'::text) AND ((fact.value)::text ~ '^\d{1,2}$'::text)) THEN (fact.value)::integer ELSE NULL::integer END AS "case") counted(number) WHERE (counted.number <= 60) UNION ALL SELECT ((fact.name || '>='::text) || step.step) FROM jsonb_each($1) fact(name, value), LATERAL (SELECT CASE WHEN ((jsonb_typeof(fact.value) = 'number'::text) AND ((fact.value)::text ~ '^\d{1,2}$'::text)) THEN (fact.value)::integer ELSE NULL::integer END AS "case") counted(number), LATERAL generate_series(1, counted.number) step(step) WHERE (counted.number <= 60)) keys), '{}'::text[])
;

CREATE OR REPLACE FUNCTION public.fact_said(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (($1 ~ '^[0-9]*[a-z][a-z0-9-]*$'::text) AND ($1 !~ '^(no|not-.*|un.*)$'::text)) THEN replace($1, '-'::text, ' '::text) ELSE NULL::text END
;

CREATE OR REPLACE FUNCTION public.fact_words(jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN COALESCE((SELECT string_agg(said.words, ', '::text) AS string_agg FROM (SELECT CASE WHEN (fact.value = 'true'::jsonb) THEN labelled.label WHEN (jsonb_typeof(fact.value) = 'number'::text) THEN CASE WHEN ((fact.name = 'bedrooms'::text) AND (fact.value = '0'::jsonb)) THEN 'studio'::text WHEN (((fact.value)::text ~ '^\d{1,2}$'::text) AND (((fact.value)::text)::numeric <= (60)::numeric)) THEN (((fact.value)::text || ' '::text) || labelled.label) ELSE NULL::text END WHEN (jsonb_typeof(fact.value) = 'string'::text) THEN ((((labelled.label || ' '::text) || CASE WHEN (fact.name = 'colour'::text) THEN lower((fact.value #>> '{}'::text[])) ELSE fact_said((fact.value #>> '{}'::text[])) END) || ' '::text) || labelled.label) WHEN (jsonb_typeof(fact.value) = 'array'::text) THEN (SELECT string_agg(((fact_said(each.value) || ' '::text) || labelled.label), ', '::text) AS string_agg FROM jsonb_array_elements_text(fact.value) each(value)) ELSE NULL::text END AS words FROM jsonb_each($1) fact(name, value), LATERAL (SELECT lower(regexp_replace(fact.name, '([A-Z])'::text, ' \1'::text, 'g'::text)) AS label) labelled) said), ''::text)
;

CREATE OR REPLACE FUNCTION public.listing_families(kind text, property_type text, subtype text, relocation boolean)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE kind WHEN 'property'::text THEN ARRAY[''::text, property_type, subtype] WHEN 'car'::text THEN ARRAY[''::text, CASE WHEN relocation THEN 'relocation'::text ELSE 'regular'::text END] ELSE ARRAY[''::text] END
;

CREATE OR REPLACE FUNCTION public.listings_delete()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO '$user', 'public'
 SET enable_nestloop TO 'off'
 SET jit TO 'off'
AS $function$
    declare
      changed record;
      point listing_points;
      left_over integer;
    begin
      for changed in
        select list, family, near_lat, near_lng, sum(more)::integer as more,
          min(price) filter (where more = 1) as low, max(price) filter (where more = 1) as high,
          min(price) filter (where more = -1) as gone_low, max(price) filter (where more = -1) as gone_high
        from (
          select kind as list, family, near_lat, near_lng, case when not relocation then price_pesewas end as price, -1 as more
            from before_it as listing, unnest(listing_families(listing.kind, property_type, subtype, relocation)) as family
            where deleted_at is null and paused_at is null and near_lat is not null) as points
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
        select kind, list, brand, key, min(term) as term, sum(more)::integer as more from (
          select term.*, -1 as more from before_it as listing, lateral (values
              ('place', case listing.kind when 'car' then 'cars' else coalesce(subtype, listing.kind) end, '', case listing.kind when 'property' then lower(location) else location end, location),
              ('brand', 'cars', '', brand, brand), ('model', 'cars', brand, model, model)) as term (kind, list, brand, key, term)
            where deleted_at is null and paused_at is null and term.term is not null) as terms
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
    end $function$
;

CREATE OR REPLACE FUNCTION public.listings_derived()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO '$user', 'public'
AS $function$
    declare
      car text := lower(new.car_type || E'\n' || new.name || E'\n' || new.model);
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
        concat_ws(E'\n', new.name, new.brand, new.model, new.description, new.car_type, new.location, new.region, new.address,
          new.city_or_town, case when new.kind = 'property' then new.condition end, regexp_replace(new.location, '\s+', '', 'g')),
        case new.kind
          when 'property' then concat_ws(E'\n', new.condition, new.subtype,
            case new.property_type when 'Short-Stay' then 'short stay'
              when 'PropertyRentals' then 'property rental for rent' else 'property sale for sale' end,
            new.region || ' region', regexp_replace(new.subtype, '\s+', '', 'g'), fact_words(new.facts))
          when 'car' then concat_ws(E'\n', new.brand, new.model, new.year::text, new.car_type, new.condition, new.transmission, new.fuel_type,
            case when car ~ '(truck|van|pickup)' then 'car relocation vehicle' else 'car for sale' end,
            case when car ~ '(saloon|sedan)' then 'saloon sedan' end,
            case when car ~ 'suv' then 'suv' end,
            case when car ~ '(4x4|4wd)' then '4x4 suv' end,
            case when car ~ '(truck|pickup)' then 'truck' end,
            new.region || ' region', regexp_replace(new.brand, '\s+', '', 'g'), regexp_replace(new.model, '\s+', '', 'g'), fact_words(new.facts))
          else concat_ws(E'\n', new.condition, new.region || ' region', fact_words(new.facts)) end);
      return new;
    end $function$
;

CREATE OR REPLACE FUNCTION public.listings_emptied()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO '$user', 'public'
AS $function$
    begin
      delete from listing_points;
      delete from suggestion_terms;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.listings_insert()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO '$user', 'public'
 SET enable_nestloop TO 'off'
 SET jit TO 'off'
AS $function$
    declare
      changed record;
      point listing_points;
      left_over integer;
    begin
      for changed in
        select list, family, near_lat, near_lng, sum(more)::integer as more,
          min(price) filter (where more = 1) as low, max(price) filter (where more = 1) as high,
          min(price) filter (where more = -1) as gone_low, max(price) filter (where more = -1) as gone_high
        from (
          select kind as list, family, near_lat, near_lng, case when not relocation then price_pesewas end as price, 1 as more
            from after_it as listing, unnest(listing_families(listing.kind, property_type, subtype, relocation)) as family
            where deleted_at is null and paused_at is null and near_lat is not null) as points
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
        select kind, list, brand, key, min(term) as term, sum(more)::integer as more from (
          select term.*, 1 as more from after_it as listing, lateral (values
              ('place', case listing.kind when 'car' then 'cars' else coalesce(subtype, listing.kind) end, '', case listing.kind when 'property' then lower(location) else location end, location),
              ('brand', 'cars', '', brand, brand), ('model', 'cars', brand, model, model)) as term (kind, list, brand, key, term)
            where deleted_at is null and paused_at is null and term.term is not null) as terms
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
    end $function$
;

CREATE OR REPLACE FUNCTION public.listings_kept_back()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO '$user', 'public'
AS $function$
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
    end $function$
;

CREATE OR REPLACE FUNCTION public.listings_price_history()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO '$user', 'public'
AS $function$
    begin
      if old.property_type <> new.property_type then
        delete from price_changes where listing_id = new.id;
      else
        insert into price_changes (listing_id, old_pesewas, new_pesewas, changed_at)
          values (new.id, old.price_pesewas, new.price_pesewas,
            case when new.updated_at is distinct from old.updated_at then new.updated_at else now() end);
      end if;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.listings_update()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO '$user', 'public'
 SET enable_nestloop TO 'off'
 SET jit TO 'off'
AS $function$
    declare
      changed record;
      point listing_points;
      left_over integer;
    begin
      for changed in
        select list, family, near_lat, near_lng, sum(more)::integer as more,
          min(price) filter (where more = 1) as low, max(price) filter (where more = 1) as high,
          min(price) filter (where more = -1) as gone_low, max(price) filter (where more = -1) as gone_high
        from (
          select kind as list, family, near_lat, near_lng, case when not relocation then price_pesewas end as price, -1 as more
            from before_it as listing, unnest(listing_families(listing.kind, property_type, subtype, relocation)) as family
            where deleted_at is null and paused_at is null and near_lat is not null union all
          select kind as list, family, near_lat, near_lng, case when not relocation then price_pesewas end as price, 1 as more
            from after_it as listing, unnest(listing_families(listing.kind, property_type, subtype, relocation)) as family
            where deleted_at is null and paused_at is null and near_lat is not null) as points
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
        select kind, list, brand, key, min(term) as term, sum(more)::integer as more from (
          select term.*, -1 as more from before_it as listing, lateral (values
              ('place', case listing.kind when 'car' then 'cars' else coalesce(subtype, listing.kind) end, '', case listing.kind when 'property' then lower(location) else location end, location),
              ('brand', 'cars', '', brand, brand), ('model', 'cars', brand, model, model)) as term (kind, list, brand, key, term)
            where deleted_at is null and paused_at is null and term.term is not null union all
          select term.*, 1 as more from after_it as listing, lateral (values
              ('place', case listing.kind when 'car' then 'cars' else coalesce(subtype, listing.kind) end, '', case listing.kind when 'property' then lower(location) else location end, location),
              ('brand', 'cars', '', brand, brand), ('model', 'cars', brand, model, model)) as term (kind, list, brand, key, term)
            where deleted_at is null and paused_at is null and term.term is not null) as terms
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
    end $function$
;

CREATE OR REPLACE FUNCTION public.listings_vocabulary()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO '$user', 'public'
AS $function$
    begin
      insert into search_vocabulary (word)
        select distinct word from (select new.*) as listing, lateral (select regexp_split_to_table(search_fold(concat_ws(' ', name, location, region, city_or_town, split_part(search_text, E'\x02', 2))), '[^a-z0-9]+') as word) as words
        where word ~ '^[a-z]{3,30}$' and not exists (select from search_vocabulary as known where known.word = words.word)
        order by word
        on conflict do nothing;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.nights_always_allowed(rules jsonb)
 RETURNS int4range
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
      select case when least > most then 'empty' else int4range(least, most, '[]') end
      from (
        select max((said->>'minNights')::integer) as least, min((said->>'maxNights')::integer) as most
        from jsonb_array_elements(rules->'seasons' || jsonb_build_array(rules)) as said
      ) as strictest $function$
;

CREATE OR REPLACE FUNCTION public.nights_in_strict_seasons(rules jsonb)
 RETURNS int4range
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
      select case when bool_and(is_yearly) then int4range(
          min(least(fewest, most)), case when bool_and(most is not null) then max(greatest(fewest, most)) end, '[]')
        else int4range(null, null) end
      from (
        select (season->>'yearly')::boolean as is_yearly,
          coalesce(season->>'minNights', rules->>'minNights', '1')::integer as fewest,
          coalesce(season->>'maxNights', rules->>'maxNights')::integer as most
        from jsonb_array_elements(rules->'seasons') as season
        where season->>'minNights' is not null or season->>'maxNights' is not null
      ) as strict $function$
;

CREATE OR REPLACE FUNCTION public.nights_usually_allowed(rules jsonb)
 RETURNS int4range
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
      select nights_always_allowed(rules || '{"seasons": []}') $function$
;

CREATE OR REPLACE FUNCTION public.phone_key(phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(regexp_replace(regexp_replace(phone, '\D'::text, ''::text, 'g'::text), '^00'::text, ''::text), '^(?:2330|0|233)?([1-9]\d{8})$'::text, '233\1'::text)
;

CREATE OR REPLACE FUNCTION public.replace_earlier_rating()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      update comments set rating = null
        where listing_id = new.listing_id and user_id = new.user_id and id <> new.id and rating is not null;
      return new;
    end $function$
;

CREATE OR REPLACE FUNCTION public.search_document(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (((((lower($1) || '
'::text) || COALESCE((SELECT string_agg(DISTINCT regexp_replace(m.m[1], '[-‐‑–]'::text, ''::text, 'g'::text), ' '::text) AS string_agg FROM regexp_matches(lower($1), '([[:alnum:]]+(?:[-‐‑–][[:alnum:]]+)+)'::text, 'g'::text) m(m)), ''::text)) || '
 '::text) || COALESCE((SELECT string_agg(DISTINCT COALESCE((array_position(ARRAY['one'::text, 'two'::text, 'three'::text, 'four'::text, 'five'::text, 'six'::text, 'seven'::text, 'eight'::text, 'nine'::text, 'ten'::text, 'eleven'::text, 'twelve'::text], m.m[1]))::text, m.m[1]), ' '::text) AS string_agg FROM regexp_matches(lower($1), '(\d+|\m(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\M)'::text, 'g'::text) m(m)), ''::text)) || ' '::text)
;

CREATE OR REPLACE FUNCTION public.search_document(texts text, kind text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT (((((((((((((lower(search_document.texts) || '
'::text) || parts.said) || '
'::text) || CASE WHEN (parts.plain = lower(search_document.texts)) THEN ''::text ELSE parts.plain END) || '
'::text) || COALESCE((SELECT string_agg(DISTINCT regexp_replace(m.m[1], '[‐‑–-]'::text, ''::text, 'g'::text), ' '::text) AS string_agg FROM regexp_matches(parts.whole, '([[:alnum:]]+(?:[‐‑–-][[:alnum:]]+)+)'::text, 'g'::text) m(m)), ''::text)) || ' '::text) || COALESCE((SELECT string_agg(DISTINCT ((COALESCE((array_position(ARRAY['one'::text, 'two'::text, 'three'::text, 'four'::text, 'five'::text, 'six'::text, 'seven'::text, 'eight'::text, 'nine'::text, 'ten'::text, 'eleven'::text, 'twelve'::text], m.m[1]))::text, m.m[1]))::integer || CASE "left"(m.m[2], 2) WHEN 'ba'::text THEN 'bathroom'::text WHEN 'se'::text THEN 'seat'::text ELSE 'bedroom'::text END), ' '::text) AS string_agg FROM regexp_matches(parts.whole, '(?<![a-z0-9])(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:[\s‐‑–-]+(?!(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|bed|bath)[a-z]*)[a-z]+(?=[\s‐‑–-])){0,2}[\s‐‑–-]*(bedrooms?|bed|bdrms?|bdr|brs?|bathrooms?|baths?|seats?|seaters?)(?![a-z0-9])'::text, 'g'::text) m(m)), ''::text)) || ' '::text) || COALESCE((SELECT string_agg(DISTINCT CASE "left"(m.m[1], 1) WHEN 's'::text THEN 'self contained'::text WHEN 'b'::text THEN 'boys quarters'::text WHEN 'v'::text THEN 'volkswagen'::text ELSE 'air conditioning'::text END, ' '::text) AS string_agg FROM regexp_matches(parts.whole, '(?<![a-z0-9_/])(s/c|b/?q|vw|a/?c)(?![a-z0-9_/])'::text, 'g'::text) m(m)), ''::text)) || '
 '::text) || COALESCE((SELECT string_agg(DISTINCT COALESCE((array_position(ARRAY['one'::text, 'two'::text, 'three'::text, 'four'::text, 'five'::text, 'six'::text, 'seven'::text, 'eight'::text, 'nine'::text, 'ten'::text, 'eleven'::text, 'twelve'::text], m.m[1]))::text, m.m[1]), ' '::text) AS string_agg FROM regexp_matches(parts.whole, '(\d+|\m(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\M)'::text, 'g'::text) m(m)), ''::text)) || ' '::text) FROM (SELECT folded.plain, folded.said, ((folded.plain || '
'::text) || folded.said) AS whole FROM (SELECT search_fold(search_document.texts) AS plain, search_fold(search_document.kind) AS said) folded) parts)
;

CREATE OR REPLACE FUNCTION public.search_fold(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (octet_length($1) = char_length($1)) THEN lower($1) ELSE translate(lower($1), 'ɛɔŋɖƒɣʋʒɩʊàáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžơưǎǐǒǔǖǘǚǜǟǡǧǩǫǭǰǵǹǻȁȃȅȇȉȋȍȏȑȓȕȗșțȟȧȩȫȭȯȱỵ̧̨̱̄̀́̂̃̄̆̇̈̊̌'::text, 'eondfgvziuaaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzouaiouuuuuaagkoojgnaaaeeiioorruusthaeooooy'::text) END
;

CREATE OR REPLACE FUNCTION public.short_grams(text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (string_to_array($1, NULL::text) || array_remove(string_to_array(((regexp_replace($1, '(..)'::text, '\1'::text, 'g'::text) || ''::text) || regexp_replace(substr($1, 2), '(..)'::text, '\1'::text, 'g'::text)), ''::text), ''::text))
;

CREATE OR REPLACE FUNCTION public.short_grams_within(text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (length($1) < 2) THEN ARRAY[$1] ELSE ARRAY(SELECT substr($1, n.n, 2) AS substr FROM generate_series(1, (length($1) - 1)) n(n)) END
;

CREATE OR REPLACE FUNCTION public.stay_allows(rules jsonb, check_in date, check_out date, booked_on date, guests integer)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE COST 2000
AS $function$
      declare
        nights constant integer := check_out - check_in;
        arrival constant text := check_in::text;
        least integer := (rules->>'minNights')::integer;
        most integer := (rules->>'maxNights')::integer;
        -- No season is as long as that, so that each wins over the rules of all days.
        least_days integer := 1000000;
        most_days integer := 1000000;
        least_place integer := -1;
        most_place integer := -1;
        season jsonb;
        first_day text; last_day text; days integer;
      begin
        if check_in < booked_on + (rules->>'noticeDays')::integer
          or guests > (rules->>'guestsMax')::integer
          or check_in > booked_on + make_interval(months => (rules->>'monthsAhead')::integer)
          or (rules->'arrivalDays' <> '[]' and not rules->'arrivalDays'
            ? (array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])[extract(isodow from check_in)::integer])
        then
          return false;
        end if;
        for place in 0 .. jsonb_array_length(rules->'seasons') - 1 loop
          season := rules->'seasons'->place;
          continue when season->>'minNights' is null and season->>'maxNights' is null;
          first_day := season->>'from';
          last_day := season->>'to';
          if not (season->>'yearly')::boolean then
            continue when arrival < first_day or arrival > last_day;
            days := last_day::date - first_day::date + 1;
          elsif last_day::date - first_day::date >= 365 then
            days := 366;
          else
            first_day := substr(first_day, 6); last_day := substr(last_day, 6);
            if first_day <= last_day then
              continue when substr(arrival, 6) < first_day or substr(arrival, 6) > last_day;
              days := ('2024-' || last_day)::date - ('2024-' || first_day)::date + 1;
            else
              continue when substr(arrival, 6) < first_day and substr(arrival, 6) > last_day;
              days := ('2024-' || last_day)::date - ('2024-' || first_day)::date + 367;
            end if;
          end if;
          if season->>'minNights' is not null and days <= least_days then
            least := (season->>'minNights')::integer; least_days := days; least_place := place;
          end if;
          if season->>'maxNights' is not null and days <= most_days then
            most := (season->>'maxNights')::integer; most_days := days; most_place := place;
          end if;
        end loop;
        if most is null or least <= most then
          return nights >= least and (most is null or nights <= most);
        elsif most_days < least_days or (most_days = least_days and most_place > least_place) then
          return nights = most;
        else
          return nights = least;
        end if;
      end $function$
;

CREATE OR REPLACE FUNCTION public.stay_entries_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      entry uuid := to_jsonb(new) ->> case tg_table_name when 'stay_entries' then 'id' else 'entry_id' end;
    begin
      if (select count(*) <> 2 or sum(amount_pesewas) <> 0 from stay_entry_lines where entry_id = entry) then
        raise exception 'the lines of entry % do not balance', entry using errcode = 'check_violation';
      end if;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.stay_entries_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
    end $function$
;

CREATE OR REPLACE FUNCTION public.strict_days(rules jsonb)
 RETURNS int4multirange
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
      select coalesce(range_agg(days), '{}') from (
        select replace(substr(season->>'from', 6), '-', '')::integer as first,
          replace(substr(season->>'to', 6), '-', '')::integer as last,
          replace(season->>'to', '-', '')::integer - replace(season->>'from', '-', '')::integer >= 10000 as is_year
        from jsonb_array_elements(rules->'seasons') as season
        where season->>'minNights' is not null or season->>'maxNights' is not null
      ) as strict, unnest(case
        when is_year then array[int4range(101, 1232)]
        when first <= last then array[int4range(first, last, '[]')]
        else array[int4range(101, last, '[]'), int4range(first, 1232)] end) as days $function$
;

CREATE OR REPLACE FUNCTION public.suggestion_words(text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN array_to_tsvector(array_remove(regexp_split_to_array(search_fold($1), '[^a-z0-9]+'::text), ''::text))
;

create table audit.log (
  id uuid not null,
  at timestamp with time zone not null,
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
  constraint log_pkey PRIMARY KEY (id),
  constraint log_check CHECK (subject_id IS NULL OR subject_kind IS NOT NULL)
);
CREATE INDEX log_by_actor ON audit.log USING btree (actor_id, id) WHERE (actor_id IS NOT NULL);
CREATE INDEX log_by_address ON audit.log USING btree (address, id);
CREATE INDEX log_by_event ON audit.log USING btree (event, id);
CREATE INDEX log_by_subject ON audit.log USING btree (subject_id, id) WHERE (subject_id IS NOT NULL);
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE OR TRUNCATE ON audit.log FOR EACH STATEMENT EXECUTE FUNCTION audit.refuse_change();

create table authenticators (
  user_id uuid not null,
  secret bytea not null,
  last_step bigint not null default 0,
  created_at timestamp with time zone not null default now(),
  confirmed_at timestamp with time zone,
  constraint authenticators_pkey PRIMARY KEY (user_id),
  constraint authenticators_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table availability_questions (
  listing_id uuid not null,
  kind text not null,
  token text not null,
  asked_at timestamp with time zone not null,
  reminded_at timestamp with time zone,
  constraint availability_questions_pkey PRIMARY KEY (listing_id),
  constraint availability_questions_token_key UNIQUE (token)
);

create table blocked_people (
  blocker_id uuid not null,
  blocked_id uuid not null,
  created_at timestamp with time zone not null,
  constraint blocked_people_pkey PRIMARY KEY (blocker_id, blocked_id),
  constraint blocked_people_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint blocked_people_blocker_id_fkey FOREIGN KEY (blocker_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint not_oneself CHECK (blocker_id <> blocked_id)
);

create table bookings (
  id uuid not null,
  listing_id uuid not null,
  user_id uuid not null,
  full_name text not null,
  email text not null,
  phone_number text not null,
  check_in date not null,
  check_out date not null,
  stay daterange not null generated always as (daterange(check_in, check_out, '[)'::text)) stored,
  nights integer not null generated always as ((check_out - check_in)) stored,
  nightly_pesewas bigint not null,
  total_pesewas bigint not null,
  status text not null default 'confirmed'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  cancelled_by uuid,
  cancelled_at timestamp with time zone,
  cancel_reason text,
  unit smallint not null default 1,
  held_until date,
  guests smallint,
  lines jsonb,
  night_pesewas bigint[],
  deposit_pesewas bigint not null default 0,
  cancellation_policy text,
  rules_version integer,
  answer_by timestamp with time zone,
  request_cause text,
  accepted_by uuid,
  accepted_at timestamp with time zone,
  arrived_at timestamp with time zone,
  ended_how text,
  ended_on date,
  sequence integer not null default 0,
  moved_at timestamp with time zone,
  reviews_asked_at timestamp with time zone,
  offered_change jsonb,
  constraint bookings_pkey PRIMARY KEY (id),
  constraint bookings_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES users(id),
  constraint bookings_cancelled_by_fkey FOREIGN KEY (cancelled_by) REFERENCES users(id),
  constraint bookings_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id),
  constraint bookings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint bookings_cancel_reason_check CHECK (char_length(cancel_reason) >= 1 AND char_length(cancel_reason) <= 500),
  constraint bookings_check CHECK (check_out > check_in),
  constraint bookings_deposit_pesewas_check CHECK (deposit_pesewas >= 0),
  constraint bookings_ended_how_check CHECK (ended_how = ANY (ARRAY['no-show'::text, 'left-early'::text])),
  constraint bookings_guests_check CHECK (guests > 0),
  constraint bookings_nightly_pesewas_check CHECK (nightly_pesewas >= 0),
  constraint bookings_request_cause_check CHECK (request_cause = ANY (ARRAY['host'::text, 'calendars'::text])),
  constraint bookings_status_check CHECK (status = ANY (ARRAY['requested'::text, 'confirmed'::text, 'cancelled'::text, 'completed'::text, 'declined'::text, 'expired'::text])),
  constraint bookings_total_pesewas_check CHECK (total_pesewas >= 0),
  constraint bookings_unit_check CHECK (unit >= 1 AND unit <= 200),
  constraint ended_on_a_day CHECK ((ended_how IS NULL) = (ended_on IS NULL)),
  constraint held_until_the_end CHECK (held_until >= check_out OR ended_how IS NOT NULL AND held_until > check_in),
  constraint requests_lapse CHECK ((status <> ALL (ARRAY['requested'::text, 'declined'::text, 'expired'::text])) OR answer_by IS NOT NULL AND request_cause IS NOT NULL),
  constraint total_is_nights_times_price CHECK (lines IS NOT NULL OR total_pesewas = (nightly_pesewas * (check_out - check_in)))
);
CREATE INDEX bookings_by_check_in ON public.bookings USING btree (check_in, id);
CREATE INDEX bookings_by_guest ON public.bookings USING gin (lower(full_name) gin_trgm_ops);
CREATE INDEX bookings_by_reference ON public.bookings USING btree ("right"((id)::text, 8));
CREATE INDEX bookings_by_stay ON public.bookings USING gist (stay);
CREATE INDEX bookings_cancelled ON public.bookings USING btree (id) WHERE (status = 'cancelled'::text);
CREATE INDEX bookings_of_day ON public.bookings USING btree (created_at) INCLUDE (total_pesewas) WHERE (status = ANY (ARRAY['confirmed'::text, 'completed'::text]));
CREATE INDEX bookings_of_listing ON public.bookings USING btree (listing_id, check_in);
CREATE INDEX bookings_of_user ON public.bookings USING btree (user_id, check_in DESC);
CREATE INDEX bookings_to_answer ON public.bookings USING btree (answer_by) WHERE (status = 'requested'::text);
CREATE INDEX bookings_to_review ON public.bookings USING btree (check_out) WHERE (reviews_asked_at IS NULL);
CREATE UNIQUE INDEX one_active_booking_per_guest ON public.bookings USING btree (listing_id, user_id) WHERE (status = ANY (ARRAY['requested'::text, 'confirmed'::text]));
CREATE TRIGGER bookings_count_moves BEFORE UPDATE ON bookings FOR EACH ROW WHEN (old.check_in IS DISTINCT FROM new.check_in OR old.check_out IS DISTINCT FROM new.check_out OR old.held_until IS DISTINCT FROM new.held_until) EXECUTE FUNCTION bookings_count_moves();
CREATE TRIGGER bookings_hold_nights AFTER INSERT OR DELETE OR UPDATE OF listing_id, check_in, check_out, held_until, unit, status ON bookings FOR EACH ROW EXECUTE FUNCTION bookings_hold_nights();

create table calendar_exports (
  id uuid not null,
  listing_id uuid not null,
  channel text not null,
  token text not null,
  created_at timestamp with time zone not null,
  last_read_at timestamp with time zone,
  units_read_at timestamp with time zone,
  constraint calendar_exports_pkey PRIMARY KEY (id),
  constraint calendar_exports_listing_id_channel_key UNIQUE (listing_id, channel),
  constraint calendar_exports_token_key UNIQUE (token),
  constraint calendar_exports_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint calendar_exports_channel_check CHECK (length(channel) >= 1 AND length(channel) <= 20),
  constraint calendar_exports_token_check CHECK (length(token) >= 22)
);

create table calendar_feeds (
  id uuid not null,
  listing_id uuid not null,
  name text not null,
  channel text not null,
  url text not null,
  etag text,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  last_success_at timestamp with time zone,
  problem text,
  failing_since timestamp with time zone,
  silence_mailed_at timestamp with time zone,
  vanished integer not null default 0,
  constraint calendar_feeds_pkey PRIMARY KEY (id),
  constraint calendar_feeds_listing_id_url_key UNIQUE (listing_id, url),
  constraint calendar_feeds_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint calendar_feeds_channel_check CHECK (length(channel) >= 1 AND length(channel) <= 20),
  constraint calendar_feeds_etag_check CHECK (length(etag) <= 500),
  constraint calendar_feeds_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  constraint calendar_feeds_url_check CHECK (length(url) >= 1 AND length(url) <= 2000),
  constraint calendar_feeds_vanished_check CHECK (vanished >= 0)
);
CREATE INDEX calendar_feeds_by_reading ON public.calendar_feeds USING btree (read_at);

create table changed_listings (
  id bigint not null generated always as identity,
  kind text not null,
  listing_id uuid not null,
  constraint changed_listings_pkey PRIMARY KEY (id)
);

create table comments (
  id uuid not null,
  listing_id uuid not null,
  user_id uuid not null,
  body text not null,
  rating smallint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  answer text,
  answered_at timestamp with time zone,
  answer_edited_at timestamp with time zone,
  answer_told_at timestamp with time zone,
  constraint comments_pkey PRIMARY KEY (id),
  constraint comments_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint comments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint comments_body_check CHECK (char_length(body) >= 1 AND char_length(body) <= 500),
  constraint comments_rating_check CHECK (rating >= 1 AND rating <= 5),
  constraint whole_answer CHECK ((answer IS NULL) = (answered_at IS NULL) AND (answer IS NULL) = (answer_edited_at IS NULL))
);
CREATE INDEX comments_by_text ON public.comments USING gin (lower(body) gin_trgm_ops);
CREATE INDEX comments_of_listing ON public.comments USING btree (listing_id, created_at DESC, id DESC);
CREATE INDEX comments_of_user ON public.comments USING btree (user_id);
CREATE UNIQUE INDEX one_rating_a_person ON public.comments USING btree (listing_id, user_id) WHERE (rating IS NOT NULL);
CREATE TRIGGER replace_earlier_rating BEFORE INSERT OR UPDATE OF rating ON comments FOR EACH ROW WHEN (new.rating IS NOT NULL) EXECUTE FUNCTION replace_earlier_rating();

create table contact_answers (
  id uuid not null,
  message_id uuid not null,
  answered_by uuid,
  text text not null,
  created_at timestamp with time zone not null,
  constraint contact_answers_pkey PRIMARY KEY (id),
  constraint contact_answers_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint contact_answers_message_id_fkey FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON DELETE CASCADE
);
CREATE INDEX contact_answers_of_message ON public.contact_answers USING btree (message_id, id);

create table contact_messages (
  id uuid not null,
  name text not null,
  email text not null,
  message text not null,
  created_at timestamp with time zone not null default now(),
  done_at timestamp with time zone,
  constraint contact_messages_pkey PRIMARY KEY (id),
  constraint contact_messages_message_check CHECK (char_length(message) >= 1 AND char_length(message) <= 2000)
);
CREATE INDEX contact_messages_by_text ON public.contact_messages USING gin (lower(((((name || ' '::text) || email) || ' '::text) || message)) gin_trgm_ops);
CREATE INDEX contact_messages_done ON public.contact_messages USING btree (id) WHERE (done_at IS NOT NULL);
CREATE INDEX contact_messages_newest ON public.contact_messages USING btree (created_at DESC, id DESC);
CREATE INDEX contact_messages_of_email ON public.contact_messages USING btree (lower(email));
CREATE INDEX contact_messages_open ON public.contact_messages USING btree (id) WHERE (done_at IS NULL);

create table contact_reveals (
  user_id uuid not null,
  day date not null,
  listing_id uuid not null,
  constraint contact_reveals_pkey PRIMARY KEY (user_id, day, listing_id)
);
CREATE INDEX contact_reveals_by_day ON public.contact_reveals USING btree (day);

create table conversation_messages (
  id uuid not null,
  conversation_id uuid not null,
  number integer not null default 0,
  author_id uuid not null,
  text text not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint conversation_messages_pkey PRIMARY KEY (id),
  constraint one_number_a_message UNIQUE (conversation_id, number),
  constraint conversation_messages_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint conversation_messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  constraint conversation_messages_text_check CHECK (char_length(text) >= 1 AND char_length(text) <= 2000)
);
CREATE TRIGGER conversation_message_counted BEFORE INSERT ON conversation_messages FOR EACH ROW EXECUTE FUNCTION count_conversation_message();

create table conversation_reports (
  id uuid not null,
  conversation_id uuid not null,
  reporter_id uuid not null,
  reason text not null,
  details text not null,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  settled_by uuid,
  action text,
  note text,
  constraint conversation_reports_pkey PRIMARY KEY (id),
  constraint one_report_a_person UNIQUE (conversation_id, reporter_id),
  constraint conversation_reports_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  constraint conversation_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id),
  constraint conversation_reports_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES users(id),
  constraint conversation_reports_action_check CHECK (action = ANY (ARRAY['dismiss'::text, 'suspend'::text])),
  constraint conversation_reports_details_check CHECK (char_length(details) <= 1000),
  constraint settled_whole CHECK ((settled_at IS NULL) = (action IS NULL) AND (settled_at IS NULL) = (settled_by IS NULL) AND (settled_at IS NULL) = (note IS NULL))
);
CREATE INDEX conversation_reports_by_state ON public.conversation_reports USING btree (((settled_at IS NULL)), id);
CREATE INDEX conversation_reports_by_state_and_reason ON public.conversation_reports USING btree (((settled_at IS NULL)), reason, id);
CREATE INDEX conversation_reports_by_text ON public.conversation_reports USING gin (lower(details) gin_trgm_ops);
CREATE INDEX conversation_reports_newest ON public.conversation_reports USING btree (created_at DESC, id DESC);
CREATE INDEX conversation_reports_of_reporter ON public.conversation_reports USING btree (reporter_id, id);

create table conversations (
  id uuid not null,
  listing_id uuid not null,
  lister_id uuid not null,
  sender_id uuid not null,
  phone_number text not null,
  created_at timestamp with time zone not null,
  last_number integer not null default 0,
  last_message_at timestamp with time zone not null,
  unread_by_lister integer not null default 0,
  unread_by_sender integer not null default 0,
  constraint conversations_pkey PRIMARY KEY (id),
  constraint one_conversation_a_listing UNIQUE (listing_id, sender_id),
  constraint conversations_lister_id_fkey FOREIGN KEY (lister_id) REFERENCES users(id),
  constraint conversations_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id),
  constraint conversations_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id),
  constraint conversations_unread_by_lister_check CHECK (unread_by_lister >= 0),
  constraint conversations_unread_by_sender_check CHECK (unread_by_sender >= 0),
  constraint of_two_people CHECK (sender_id <> lister_id)
);
CREATE INDEX conversations_of_lister ON public.conversations USING btree (lister_id, last_message_at DESC, id DESC);
CREATE INDEX conversations_of_sender ON public.conversations USING btree (sender_id, last_message_at DESC, id DESC);
CREATE INDEX conversations_unread_by_lister ON public.conversations USING btree (lister_id) WHERE (unread_by_lister > 0);
CREATE INDEX conversations_unread_by_sender ON public.conversations USING btree (sender_id) WHERE (unread_by_sender > 0);

create table demo_load (
  only_one boolean not null default true,
  started_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  constraint demo_load_pkey PRIMARY KEY (only_one),
  constraint demo_load_only_one_check CHECK (only_one)
);

create table email_links (
  token_hash bytea not null,
  user_id uuid not null,
  purpose text not null,
  email text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint email_links_pkey PRIMARY KEY (token_hash),
  constraint email_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint email_links_email_check CHECK (email = lower(email)),
  constraint email_links_purpose_check CHECK (purpose = ANY (ARRAY['confirm'::text, 'change'::text, 'undo'::text, 'undo-factor'::text]))
);
CREATE INDEX email_links_of_user ON public.email_links USING btree (user_id);
CREATE INDEX email_links_to_undo ON public.email_links USING btree (email) WHERE ((purpose = 'undo'::text) AND (used_at IS NULL));

create table enquiries (
  id uuid not null,
  listing_id uuid not null,
  lister_id uuid not null,
  sender_id uuid not null,
  message text not null,
  phone_number text not null,
  created_at timestamp with time zone not null default now(),
  constraint enquiries_pkey PRIMARY KEY (id),
  constraint enquiries_lister_id_fkey FOREIGN KEY (lister_id) REFERENCES users(id),
  constraint enquiries_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id),
  constraint enquiries_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id),
  constraint enquiries_message_check CHECK (char_length(message) >= 1 AND char_length(message) <= 1000),
  constraint not_to_oneself CHECK (sender_id <> lister_id)
);
CREATE INDEX enquiries_by_sender ON public.enquiries USING btree (sender_id, created_at DESC, id DESC);
CREATE INDEX enquiries_newest ON public.enquiries USING btree (created_at DESC, id DESC);
CREATE INDEX enquiries_of_lister ON public.enquiries USING btree (lister_id, created_at DESC, id DESC);
CREATE INDEX enquiries_of_sender ON public.enquiries USING btree (listing_id, sender_id, created_at DESC);
CREATE UNIQUE INDEX same_enquiry_once_a_day ON public.enquiries USING btree (listing_id, sender_id, md5(message), (((created_at AT TIME ZONE 'UTC'::text))::date));
CREATE TRIGGER enquiry_continues_conversation AFTER INSERT ON enquiries FOR EACH ROW EXECUTE FUNCTION continue_conversation();

create table far_prices (
  listing_id uuid not null,
  place text not null,
  low_pesewas bigint not null,
  high_pesewas bigint not null,
  listings integer not null,
  constraint far_prices_pkey PRIMARY KEY (listing_id),
  constraint far_prices_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
);

create table favourites (
  user_id uuid not null,
  listing_id uuid not null,
  note text not null default ''::text,
  kept_at timestamp with time zone not null,
  constraint favourites_pkey PRIMARY KEY (user_id, listing_id),
  constraint favourites_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint favourites_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint favourites_note_check CHECK (char_length(note) <= 500)
);
CREATE INDEX favourites_by_day ON public.favourites USING btree (listing_id, kept_at) INCLUDE (user_id);
CREATE INDEX favourites_in_order ON public.favourites USING btree (user_id, kept_at DESC, listing_id DESC);

create table held_nights (
  id uuid not null,
  listing_id uuid not null,
  kind text not null,
  unit smallint not null,
  nights daterange not null,
  until date not null,
  name text not null default ''::text,
  phone_number text not null default ''::text,
  note text not null default ''::text,
  constraint held_nights_pkey PRIMARY KEY (id),
  constraint bookings_never_overlap EXCLUDE USING gist (listing_id WITH =, unit WITH =, nights WITH &&) DEFERRABLE,
  constraint held_nights_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint held_nights_kind_check CHECK (kind = ANY (ARRAY['booking'::text, 'not-available'::text, 'booked-elsewhere'::text])),
  constraint held_nights_nights_check CHECK (NOT isempty(nights)),
  constraint held_nights_unit_check CHECK (unit >= 1 AND unit <= 200)
);
CREATE INDEX held_nights_by_nights ON public.held_nights USING gist (nights) INCLUDE (listing_id);

create table idempotency_keys (
  id bytea not null,
  fingerprint bytea not null,
  made_id uuid not null,
  created_at timestamp with time zone not null,
  constraint idempotency_keys_pkey PRIMARY KEY (id)
);
CREATE INDEX idempotency_keys_by_age ON public.idempotency_keys USING btree (created_at);

create table imported_nights (
  id uuid not null default gen_random_uuid(),
  feed_id uuid not null,
  uid text not null,
  first_night date not null,
  free_from date not null,
  nights daterange not null generated always as (daterange(first_night, free_from, '[)'::text)) stored,
  summary text not null,
  unavailable boolean not null,
  first_seen_at timestamp with time zone not null,
  moved_at timestamp with time zone not null,
  sequence integer not null default 0,
  seen_at timestamp with time zone not null,
  misses integer not null default 0,
  missed_since timestamp with time zone,
  free_after timestamp with time zone,
  slid integer not null default 0,
  echo boolean not null,
  counts boolean not null,
  settled boolean not null default false,
  clash_mailed_at timestamp with time zone,
  constraint imported_nights_pkey PRIMARY KEY (id),
  constraint imported_nights_feed_id_uid_key UNIQUE (feed_id, uid),
  constraint imported_nights_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES calendar_feeds(id) ON DELETE CASCADE,
  constraint imported_nights_check CHECK (free_from > first_night),
  constraint imported_nights_summary_check CHECK (length(summary) <= 80),
  constraint imported_nights_uid_check CHECK (length(uid) >= 1 AND length(uid) <= 600)
);

create table installation (
  only_one boolean not null default true,
  id uuid not null default gen_random_uuid(),
  media_bound_at timestamp with time zone,
  constraint installation_pkey PRIMARY KEY (only_one),
  constraint installation_only_one_check CHECK (only_one)
);

create table last_looks (
  user_id uuid not null,
  part text not null,
  looked_at timestamp with time zone not null,
  constraint last_looks_pkey PRIMARY KEY (user_id, part),
  constraint last_looks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint last_looks_part_check CHECK (part = ANY (ARRAY['stays'::text, 'hostedStays'::text, 'enquiries'::text, 'contactMessages'::text]))
);

create table listing_photos (
  listing_id uuid not null,
  "position" smallint not null,
  photo_key text not null,
  constraint listing_photos_pkey PRIMARY KEY (listing_id, "position"),
  constraint listing_photos_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint listing_photos_photo_key_fkey FOREIGN KEY (photo_key) REFERENCES photos(key),
  constraint listing_photos_position_check CHECK ("position" >= 0 AND "position" <= 9)
);
CREATE INDEX listing_photos_of_photo ON public.listing_photos USING btree (photo_key);

create table listing_points (
  kind text not null,
  family text not null,
  near_lat double precision not null,
  near_lng double precision not null,
  listings integer not null,
  min_pesewas bigint,
  max_pesewas bigint,
  constraint listing_points_pkey PRIMARY KEY (kind, family, near_lat, near_lng)
);

create table listing_views (
  listing_id uuid not null,
  day date not null,
  views integer not null,
  constraint listing_views_pkey PRIMARY KEY (listing_id, day),
  constraint listing_views_views_check CHECK (views > 0)
);
CREATE INDEX listing_views_of_day ON public.listing_views USING btree (day);

create table listings (
  id uuid not null,
  lister_id uuid not null,
  name text not null,
  description text not null default ''::text,
  price_pesewas bigint not null,
  location text not null,
  address text,
  region text not null,
  condition text not null,
  status text not null default 'available'::text,
  property_type text,
  subtype text,
  video_key text,
  rating_total integer not null default 0,
  rating_count integer not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  search_text text not null default ''::text,
  facts jsonb not null default '{}'::jsonb,
  fact_keys text[] not null default '{}'::text[],
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
  paused_at timestamp with time zone,
  pause_reason text,
  confirmed_at timestamp with time zone,
  moderation text not null default 'live'::text,
  moderation_reason text,
  moderation_at timestamp with time zone,
  earlier_pause text,
  approved_at timestamp with time zone,
  kind text not null,
  brand text,
  model text,
  year smallint,
  mileage integer,
  transmission text,
  fuel_type text,
  car_type text,
  registration_number text,
  user_name text,
  user_email text,
  phone text,
  available_from timestamp with time zone,
  driver_name text,
  driver_contact text,
  city_or_town text,
  driver_email text,
  relocation_request jsonb,
  relocation boolean not null generated always as (COALESCE((lower(((((car_type || '
'::text) || name) || '
'::text) || model)) ~ '(truck|van|pickup)'::text), false)) stored,
  facts_read text[] not null default '{}'::text[],
  facts_answered text[] not null default '{}'::text[],
  constraint listings_pkey PRIMARY KEY (id),
  constraint listings_lister_id_fkey FOREIGN KEY (lister_id) REFERENCES users(id),
  constraint listings_video_key_fkey FOREIGN KEY (video_key) REFERENCES videos(key),
  constraint listings_condition_check CHECK (
CASE kind
    WHEN 'property'::text THEN condition = ANY (ARRAY['Newly built'::text, 'Renovated'::text, 'Fairly Used'::text, 'Virgin Land'::text, 'Old House'::text])
    WHEN 'car'::text THEN condition = ANY (ARRAY['New'::text, 'Used'::text, 'Fair'::text])
    ELSE NULL::boolean
END),
  constraint listings_fuel_type_check CHECK (fuel_type = ANY (ARRAY['Petrol'::text, 'Diesel'::text, 'Electric'::text, 'Hybrid'::text])),
  constraint listings_mileage_check CHECK (mileage >= 0),
  constraint listings_moderation CHECK ((moderation = ANY (ARRAY['live'::text, 'waiting'::text, 'change-asked'::text, 'refused'::text, 'hidden'::text])) AND (moderation = 'live'::text OR moderation_at IS NOT NULL)) NOT VALID,
  constraint listings_own_pin CHECK ((pin_lat IS NULL) = (pin_lng IS NULL) AND pin_lat >= 4.5::double precision AND pin_lat <= 11.2::double precision AND pin_lng >= '-3.3'::numeric::double precision AND pin_lng <= 1.25::double precision AND (pin_lat IS NOT NULL OR NOT pin_shown)) NOT VALID,
  constraint listings_pin_in_ghana CHECK ((lat IS NULL) = (lng IS NULL) AND lat >= 4.5::double precision AND lat <= 11.2::double precision AND lng >= '-3.3'::numeric::double precision AND lng <= 1.25::double precision) NOT VALID,
  constraint listings_price_pesewas_check CHECK (price_pesewas >= 0 AND price_pesewas <= '100000000000'::bigint),
  constraint listings_region_check CHECK (region = ANY (ARRAY['Greater Accra'::text, 'Ashanti'::text, 'Western'::text, 'Eastern'::text, 'Northern'::text, 'Volta'::text, 'Central'::text, 'Upper East'::text, 'Upper West'::text, 'Savannah'::text, 'Bono'::text, 'Bono East'::text, 'Ahafo'::text, 'Oti'::text, 'Western North'::text, 'North East'::text])),
  constraint listings_status_check CHECK (status = ANY (ARRAY['available'::text, 'rented'::text, 'sold'::text])),
  constraint listings_transmission_check CHECK (transmission = ANY (ARRAY['Manual'::text, 'Automatic'::text])),
  constraint listings_whole_pause CHECK ((paused_at IS NULL) = (pause_reason IS NULL) AND (pause_reason IS NULL OR (pause_reason = ANY (ARRAY['unanswered'::text, 'by-lister'::text, 'by-admin'::text, 'leaving'::text, 'moderation'::text]))) AND (earlier_pause IS NULL OR (earlier_pause = ANY (ARRAY['unanswered'::text, 'by-lister'::text, 'by-admin'::text, 'leaving'::text]))) AND (moderation = 'live'::text) = (pause_reason IS DISTINCT FROM 'moderation'::text)) NOT VALID,
  constraint listings_withheld CHECK (NOT withheld OR deleted_at IS NOT NULL),
  constraint listings_year_check CHECK (year >= 1900 AND year <= 2100),
  constraint subtype_of_its_type CHECK (
CASE property_type
    WHEN 'Short-Stay'::text THEN subtype = ANY (ARRAY['Hotels'::text, 'Movie House'::text, 'Guest House'::text, 'Furnished Apartments'::text])
    WHEN 'PropertyRentals'::text THEN subtype = ANY (ARRAY['Apartments'::text, 'Condos'::text, 'Houses'::text, 'Duplex'::text, 'Office'::text, 'Shop'::text])
    WHEN 'PropertySales'::text THEN subtype = ANY (ARRAY['Houses For Sale'::text, 'Land'::text, 'Commercial Property'::text])
    ELSE property_type IS NULL
END),
  constraint whole_car CHECK (kind <> 'car'::text OR num_nulls(brand, model, year, mileage, transmission, fuel_type, car_type, registration_number, user_name, user_email, phone, available_from, driver_name, driver_contact, city_or_town) = 0),
  constraint whole_property CHECK (kind <> 'property'::text OR num_nulls(address, property_type, subtype) = 0)
);
CREATE INDEX cars_at_location ON public.listings USING btree (location, created_at DESC, id DESC) WHERE ((kind = 'car'::text) AND (deleted_at IS NULL));
CREATE INDEX cars_by_relocation ON public.listings USING btree (relocation, created_at DESC, id DESC) INCLUDE (region, condition, year, price_pesewas, paused_at) WHERE ((kind = 'car'::text) AND (deleted_at IS NULL));
CREATE INDEX cars_by_request ON public.listings USING gin (lower(((((((((((name || ' '::text) || COALESCE((relocation_request ->> 'userName'::text), ''::text)) || ' '::text) || COALESCE((relocation_request ->> 'registrationNumber'::text), ''::text)) || ' '::text) || COALESCE((relocation_request ->> 'cityOrTown'::text), ''::text)) || ' '::text) || COALESCE((relocation_request ->> 'driverName'::text), ''::text)) || ' '::text) || COALESCE((relocation_request ->> 'driverContact'::text), ''::text))) gin_trgm_ops) WHERE ((relocation_request IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX cars_by_shown_price ON public.listings USING btree (relocation, (
CASE
    WHEN relocation THEN (0)::bigint
    ELSE price_pesewas
END), created_at DESC, id DESC) INCLUDE (region, condition, year, price_pesewas, paused_at) WHERE ((kind = 'car'::text) AND (deleted_at IS NULL));
CREATE INDEX cars_by_shown_price_down ON public.listings USING btree (relocation, (
CASE
    WHEN relocation THEN (0)::bigint
    ELSE price_pesewas
END) DESC, created_at DESC, id DESC) INCLUDE (region, condition, year, price_pesewas, paused_at) WHERE ((kind = 'car'::text) AND (deleted_at IS NULL));
CREATE INDEX cars_by_year ON public.listings USING btree (year DESC, created_at DESC, id DESC) INCLUDE (relocation, region, condition, price_pesewas, paused_at) WHERE ((kind = 'car'::text) AND (deleted_at IS NULL));
CREATE INDEX cars_of_brand ON public.listings USING btree (brand, model, created_at DESC, id DESC) INCLUDE (relocation, region, condition, year, price_pesewas, paused_at) WHERE ((kind = 'car'::text) AND (deleted_at IS NULL));
CREATE INDEX cars_of_type ON public.listings USING btree (lower(car_type), created_at DESC, id DESC) INCLUDE (relocation, region, location, paused_at) WHERE ((kind = 'car'::text) AND (deleted_at IS NULL));
CREATE INDEX cars_with_request ON public.listings USING btree (id) WHERE ((relocation_request IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX cars_with_request_in ON public.listings USING btree (region, id) WHERE ((relocation_request IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX homes_at_location ON public.listings USING btree (lower(location), created_at DESC, id DESC) WHERE ((kind = 'property'::text) AND (deleted_at IS NULL));
CREATE INDEX homes_by_weighed_rating ON public.listings USING btree ((
CASE
    WHEN (rating_count = 0) THEN (0)::bigint
    ELSE ((((rating_total * 2) + 35) * (500)::bigint) / (rating_count + 5))
END) DESC, rating_count DESC, created_at DESC, id DESC) INCLUDE (rating_total, property_type, subtype, region, condition, status, price_pesewas, paused_at) WHERE ((kind = 'property'::text) AND (deleted_at IS NULL));
CREATE INDEX homes_of_subtype ON public.listings USING btree (subtype, created_at DESC, id DESC) INCLUDE (region, condition, status, price_pesewas, paused_at) WHERE ((kind = 'property'::text) AND (deleted_at IS NULL));
CREATE INDEX homes_of_type ON public.listings USING btree (property_type, created_at DESC, id DESC) INCLUDE (region, condition, status, price_pesewas, paused_at) WHERE ((kind = 'property'::text) AND (deleted_at IS NULL));
CREATE INDEX listings_by_fact_keys ON public.listings USING gin (fact_keys) WHERE (deleted_at IS NULL);
CREATE INDEX listings_by_name ON public.listings USING gin (lower(name) gin_trgm_ops);
CREATE INDEX listings_by_name_words ON public.listings USING gin (suggestion_words(name)) WITH (fastupdate=off) WHERE (deleted_at IS NULL);
CREATE INDEX listings_by_place ON public.listings USING btree (kind, near_lat, near_lng) INCLUDE (created_at, id, paused_at) WHERE (deleted_at IS NULL);
CREATE INDEX listings_by_price ON public.listings USING btree (kind, price_pesewas, id DESC) INCLUDE (property_type, subtype, region, condition, status, relocation, year, paused_at) WHERE (deleted_at IS NULL);
CREATE INDEX listings_deleted ON public.listings USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX listings_in_region ON public.listings USING btree (kind, region, created_at DESC, id DESC) INCLUDE (property_type, subtype, condition, status, price_pesewas, relocation, year, paused_at) WHERE (deleted_at IS NULL);
CREATE INDEX listings_moderated ON public.listings USING btree (moderation_at DESC, id DESC) WHERE ((moderation_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX listings_newest ON public.listings USING btree (kind, created_at DESC, id DESC) INCLUDE (property_type, subtype, region, condition, status, price_pesewas, relocation, year, paused_at) WHERE (deleted_at IS NULL);
CREATE INDEX listings_of_day ON public.listings USING btree (created_at) INCLUDE (kind, property_type, relocation);
CREATE INDEX listings_of_lister ON public.listings USING btree (lister_id, created_at DESC, id DESC);
CREATE INDEX listings_on_map ON public.listings USING btree (kind, near_lat, near_lng) INCLUDE (price_pesewas, property_type, subtype, region, id) WHERE ((deleted_at IS NULL) AND (paused_at IS NULL) AND (near_lat IS NOT NULL));
CREATE INDEX listings_search ON public.listings USING gin (search_text gin_trgm_ops);
CREATE INDEX listings_with_video ON public.listings USING btree (video_key) WHERE (video_key IS NOT NULL);
CREATE TRIGGER listings_delete AFTER DELETE ON listings REFERENCING OLD TABLE AS before_it FOR EACH STATEMENT EXECUTE FUNCTION listings_delete();
CREATE TRIGGER listings_derived BEFORE INSERT OR UPDATE OF name, description, location, region, condition, facts, lat, lng, pin_lat, pin_lng, address, property_type, subtype, brand, model, year, car_type, city_or_town, transmission, fuel_type ON listings FOR EACH ROW EXECUTE FUNCTION listings_derived();
CREATE TRIGGER listings_emptied AFTER TRUNCATE ON listings FOR EACH STATEMENT EXECUTE FUNCTION listings_emptied();
CREATE TRIGGER listings_insert AFTER INSERT ON listings REFERENCING NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION listings_insert();
CREATE TRIGGER listings_kept_back BEFORE INSERT ON listings FOR EACH ROW EXECUTE FUNCTION listings_kept_back();
CREATE TRIGGER listings_price_history AFTER UPDATE ON listings FOR EACH ROW WHEN (old.price_pesewas <> new.price_pesewas OR old.property_type <> new.property_type) EXECUTE FUNCTION listings_price_history();
CREATE TRIGGER listings_update AFTER UPDATE ON listings REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION listings_update();
CREATE TRIGGER listings_vocabulary AFTER INSERT ON listings FOR EACH ROW WHEN (new.deleted_at IS NULL AND new.paused_at IS NULL) EXECUTE FUNCTION listings_vocabulary();
CREATE TRIGGER listings_vocabulary_changed AFTER UPDATE ON listings FOR EACH ROW WHEN (new.deleted_at IS NULL AND new.paused_at IS NULL AND (old.search_text IS DISTINCT FROM new.search_text OR old.deleted_at IS NOT NULL OR old.paused_at IS NOT NULL)) EXECUTE FUNCTION listings_vocabulary();

create table milestones (
  name text not null,
  reached_at timestamp with time zone not null,
  constraint milestones_pkey PRIMARY KEY (name)
);

create table own_archives (
  id uuid not null,
  user_id uuid not null,
  asked_at timestamp with time zone not null,
  ready_at timestamp with time zone,
  bytes bigint,
  expires_at timestamp with time zone not null,
  constraint own_archives_pkey PRIMARY KEY (id),
  constraint own_archives_user_id_key UNIQUE (user_id),
  constraint own_archives_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint own_archives_check CHECK ((ready_at IS NULL) = (bytes IS NULL))
);

create table passkeys (
  id uuid not null,
  user_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  backed_up boolean not null,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint passkeys_counter_check CHECK (counter >= 0)
);
CREATE INDEX passkeys_of_user ON public.passkeys USING btree (user_id);

create table password_resets (
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint password_resets_pkey PRIMARY KEY (token_hash),
  constraint password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX password_resets_of_user ON public.password_resets USING btree (user_id);

create table photos (
  key text not null,
  status text not null default 'pending'::text,
  mime text not null,
  bytes bigint not null,
  width integer not null,
  height integer not null,
  widths integer[] not null default '{}'::integer[],
  formats text[] not null default '{}'::text[],
  color text,
  placeholder text,
  created_at timestamp with time zone not null default now(),
  dhash bit(128),
  dhash_bands integer[] generated always as (
CASE
    WHEN (dhash IS NOT NULL) THEN ARRAY[(SUBSTRING(dhash FROM 1 FOR 16))::integer, (65536 + (SUBSTRING(dhash FROM 17 FOR 16))::integer), (131072 + (SUBSTRING(dhash FROM 33 FOR 16))::integer), (196608 + (SUBSTRING(dhash FROM 49 FOR 16))::integer)]
    ELSE NULL::integer[]
END) stored,
  uploaded_by uuid,
  constraint photos_pkey PRIMARY KEY (key),
  constraint photos_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint photos_bytes_check CHECK (bytes > 0),
  constraint photos_height_check CHECK (height > 0),
  constraint photos_key_check CHECK (key ~ '^[0-9a-f]{32}$'::text),
  constraint photos_placeholder_check CHECK (octet_length(placeholder) < 100),
  constraint photos_status_check CHECK (status = ANY (ARRAY['pending'::text, 'ready'::text, 'failed'::text])),
  constraint photos_width_check CHECK (width > 0)
);
CREATE INDEX photos_like ON public.photos USING gin (dhash_bands);
CREATE INDEX photos_newest ON public.photos USING btree (created_at DESC);
CREATE INDEX photos_of_uploader ON public.photos USING btree (uploaded_by) INCLUDE (bytes) WHERE (uploaded_by IS NOT NULL);
CREATE INDEX photos_waiting ON public.photos USING btree (uploaded_by, created_at) WHERE (status = 'pending'::text);

create table price_changes (
  id uuid not null default gen_random_uuid(),
  listing_id uuid not null,
  old_pesewas bigint not null,
  new_pesewas bigint not null,
  changed_at timestamp with time zone not null,
  written_at timestamp with time zone not null default clock_timestamp(),
  constraint price_changes_pkey PRIMARY KEY (id),
  constraint price_changes_new_pesewas_check CHECK (new_pesewas >= 0),
  constraint price_changes_old_pesewas_check CHECK (old_pesewas >= 0)
);
CREATE INDEX price_changes_newest ON public.price_changes USING btree (changed_at DESC);
CREATE INDEX price_changes_of_listing ON public.price_changes USING btree (listing_id, changed_at DESC, written_at DESC);

create table price_drop_alerts (
  user_id uuid not null,
  price_change_id uuid not null,
  found_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint price_drop_alerts_pkey PRIMARY KEY (user_id, price_change_id),
  constraint price_drop_alerts_price_change_id_fkey FOREIGN KEY (price_change_id) REFERENCES price_changes(id) ON DELETE CASCADE,
  constraint price_drop_alerts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX price_drop_alerts_of_change ON public.price_drop_alerts USING btree (price_change_id);
CREATE INDEX price_drop_alerts_waiting ON public.price_drop_alerts USING btree (user_id) WHERE (settled_at IS NULL);

create table price_drop_mails (
  user_id uuid not null,
  wanted boolean not null default true,
  unsubscribe_token text not null,
  constraint price_drop_mails_pkey PRIMARY KEY (user_id),
  constraint price_drop_mails_unsubscribe_token_key UNIQUE (unsubscribe_token),
  constraint price_drop_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table rate_limits (
  key character varying(255) not null,
  points integer not null default 0,
  expire bigint,
  constraint rate_limits_pkey PRIMARY KEY (key)
);

create table recovery_codes (
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table report_cases (
  id uuid not null,
  kind text not null,
  thing_id uuid not null,
  owner_id uuid not null,
  name text not null,
  people integer not null default 0,
  newest_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  settled_by uuid,
  action text,
  note text,
  constraint report_cases_pkey PRIMARY KEY (id),
  constraint report_cases_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint report_cases_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES users(id),
  constraint report_cases_action_check CHECK (action = ANY (ARRAY['dismiss'::text, 'hide'::text, 'delete'::text, 'suspend'::text])),
  constraint report_cases_kind_check CHECK (kind = ANY (ARRAY['property'::text, 'car'::text, 'comment'::text, 'person'::text])),
  constraint settled_whole CHECK ((settled_at IS NULL) = (action IS NULL) AND (settled_at IS NULL) = (settled_by IS NULL) AND (settled_at IS NULL) = (note IS NULL))
);
CREATE UNIQUE INDEX one_open_case_a_thing ON public.report_cases USING btree (kind, thing_id) WHERE (settled_at IS NULL);
CREATE INDEX report_cases_by_name ON public.report_cases USING gin (lower(name) gin_trgm_ops);
CREATE INDEX report_cases_hidden ON public.report_cases USING btree (thing_id) WHERE (action = 'hide'::text);
CREATE INDEX report_cases_most ON public.report_cases USING btree (((settled_at IS NULL)), people DESC, newest_at DESC, id DESC);
CREATE INDEX report_cases_newest ON public.report_cases USING btree (((settled_at IS NULL)), newest_at DESC, id DESC);

create table reports (
  id uuid not null,
  case_id uuid not null,
  reporter_id uuid not null,
  reason text not null,
  details text not null,
  created_at timestamp with time zone not null,
  constraint reports_pkey PRIMARY KEY (id),
  constraint one_report_of_a_case UNIQUE (case_id, reporter_id),
  constraint reports_case_id_fkey FOREIGN KEY (case_id) REFERENCES report_cases(id) ON DELETE CASCADE,
  constraint reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id),
  constraint reports_details_check CHECK (char_length(details) <= 1000)
);
CREATE INDEX reports_of_day ON public.reports USING btree (created_at);
CREATE INDEX reports_of_reporter ON public.reports USING btree (reporter_id, id);

create table role_requests (
  id uuid not null,
  user_id uuid not null,
  role text not null,
  state text not null default 'waiting'::text,
  asked_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  reason text not null default ''::text,
  constraint role_requests_pkey PRIMARY KEY (id),
  constraint role_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint role_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint role_requests_check CHECK ((state = 'waiting'::text) = (decided_at IS NULL)),
  constraint role_requests_role_check CHECK (role = ANY (ARRAY['Agent'::text, 'Property Owner'::text])),
  constraint role_requests_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text]))
);
CREATE INDEX role_requests_of_user ON public.role_requests USING btree (user_id, id);
CREATE UNIQUE INDEX role_requests_waiting ON public.role_requests USING btree (user_id) WHERE (state = 'waiting'::text);

create table saved_searches (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  path text not null,
  query jsonb not null,
  alerts text not null,
  paused boolean not null default false,
  unsubscribe_token text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint saved_searches_pkey PRIMARY KEY (id),
  constraint one_saved_search UNIQUE (user_id, path, query),
  constraint saved_searches_unsubscribe_token_key UNIQUE (unsubscribe_token),
  constraint saved_searches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint saved_searches_alerts_check CHECK (alerts = ANY (ARRAY['at-once'::text, 'daily'::text, 'none'::text])),
  constraint saved_searches_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 100)
);

create table search_alerts (
  search_id uuid not null,
  listing_id uuid not null,
  kind text not null,
  found_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint search_alerts_pkey PRIMARY KEY (search_id, listing_id),
  constraint search_alerts_search_id_fkey FOREIGN KEY (search_id) REFERENCES saved_searches(id) ON DELETE CASCADE
);
CREATE INDEX search_alerts_waiting ON public.search_alerts USING btree (search_id) WHERE (settled_at IS NULL);

create table search_vocabulary (
  word text not null,
  listings integer not null default 1,
  constraint search_vocabulary_pkey PRIMARY KEY (word)
);
CREATE INDEX search_vocabulary_like ON public.search_vocabulary USING gist (word gist_trgm_ops);

create table sessions (
  id uuid not null,
  user_id uuid not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  last_seen_at timestamp with time zone not null default now(),
  device text not null default ''::text,
  network text not null default ''::text,
  confirmed_at timestamp with time zone,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint sessions_device_check CHECK (char_length(device) <= 60),
  constraint sessions_network_check CHECK (char_length(network) <= 60)
);
CREATE INDEX sessions_of_user ON public.sessions USING btree (user_id);

create table shared_lists (
  user_id uuid not null,
  id text not null,
  with_notes boolean not null,
  created_at timestamp with time zone not null default now(),
  constraint shared_lists_pkey PRIMARY KEY (user_id),
  constraint shared_lists_id_key UNIQUE (id),
  constraint shared_lists_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint shared_lists_id_check CHECK (char_length(id) >= 22)
);

create table sign_in_steps (
  token_hash bytea not null,
  purpose text not null,
  user_id uuid,
  expires_at timestamp with time zone not null,
  constraint sign_in_steps_pkey PRIMARY KEY (token_hash),
  constraint sign_in_steps_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint sign_in_steps_check CHECK (user_id IS NOT NULL OR purpose = 'login-passkey'::text),
  constraint sign_in_steps_purpose_check CHECK (purpose = ANY (ARRAY['add-passkey'::text, 'login-passkey'::text, 'confirm-passkey'::text, 'login-code'::text]))
);
CREATE INDEX sign_in_steps_by_end ON public.sign_in_steps USING btree (expires_at);
CREATE INDEX sign_in_steps_of_user ON public.sign_in_steps USING btree (user_id);

create table similar_photos (
  photo_key text not null,
  listing_id uuid not null,
  lister_id uuid not null,
  earlier_photo_key text not null,
  earlier_listing_id uuid not null,
  earlier_lister_id uuid not null,
  distance smallint not null,
  found_at timestamp with time zone not null default now(),
  constraint similar_photos_pkey PRIMARY KEY (photo_key, listing_id, earlier_photo_key, earlier_listing_id),
  constraint similar_photos_earlier_lister_id_fkey FOREIGN KEY (earlier_lister_id) REFERENCES users(id),
  constraint similar_photos_earlier_listing_id_fkey FOREIGN KEY (earlier_listing_id) REFERENCES listings(id),
  constraint similar_photos_earlier_photo_key_fkey FOREIGN KEY (earlier_photo_key) REFERENCES photos(key) ON DELETE CASCADE,
  constraint similar_photos_lister_id_fkey FOREIGN KEY (lister_id) REFERENCES users(id),
  constraint similar_photos_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id),
  constraint similar_photos_photo_key_fkey FOREIGN KEY (photo_key) REFERENCES photos(key) ON DELETE CASCADE,
  constraint of_different_listers CHECK (lister_id <> earlier_lister_id),
  constraint similar_photos_distance_check CHECK (distance >= 0)
);
CREATE INDEX similar_photos_newest ON public.similar_photos USING btree (found_at DESC);
CREATE INDEX similar_photos_of_earlier ON public.similar_photos USING btree (earlier_photo_key);
CREATE INDEX similar_photos_of_earlier_listing ON public.similar_photos USING btree (earlier_listing_id);
CREATE INDEX similar_photos_of_listing ON public.similar_photos USING btree (listing_id);

create table site_settings (
  only_one boolean not null default true,
  settings jsonb not null,
  updated_at timestamp with time zone not null default now(),
  constraint site_settings_pkey PRIMARY KEY (only_one),
  constraint site_settings_only_one_check CHECK (only_one)
);

create table stay_entries (
  id uuid not null,
  booking_id uuid not null,
  kind text not null,
  made_at timestamp with time zone not null,
  made_by uuid,
  method text,
  note text not null default ''::text,
  receipt_number integer,
  reverses uuid,
  constraint stay_entries_pkey PRIMARY KEY (id),
  constraint stay_entries_booking_id_receipt_number_key UNIQUE (booking_id, receipt_number),
  constraint stay_entries_reverses_key UNIQUE (reverses),
  constraint stay_entries_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  constraint stay_entries_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  constraint stay_entries_reverses_fkey FOREIGN KEY (reverses) REFERENCES stay_entries(id) ON DELETE CASCADE,
  constraint payments_have_receipts CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text])) = (method IS NOT NULL AND receipt_number IS NOT NULL)),
  constraint reversals_name_an_entry CHECK ((kind = 'reversal'::text) = (reverses IS NOT NULL)),
  constraint stay_entries_kind_check CHECK (kind = ANY (ARRAY['booked'::text, 'changed'::text, 'ended'::text, 'payment'::text, 'refund'::text, 'reversal'::text])),
  constraint stay_entries_method_check CHECK (method = ANY (ARRAY['cash'::text, 'momo'::text, 'bank'::text])),
  constraint stay_entries_note_check CHECK (length(note) <= 200),
  constraint stay_entries_receipt_number_check CHECK (receipt_number > 0)
);
CREATE UNIQUE INDEX stay_entries_booked_once ON public.stay_entries USING btree (booking_id) WHERE (kind = 'booked'::text);
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE ON stay_entries FOR EACH ROW EXECUTE FUNCTION stay_entries_stay();
CREATE TRIGGER refuse_truncate AFTER TRUNCATE ON stay_entries FOR EACH STATEMENT EXECUTE FUNCTION stay_entries_stay();
CREATE CONSTRAINT TRIGGER stay_entries_balance AFTER INSERT ON stay_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION stay_entries_balance();

create table stay_entry_lines (
  entry_id uuid not null,
  account text not null,
  amount_pesewas bigint not null,
  constraint stay_entry_lines_pkey PRIMARY KEY (entry_id, account),
  constraint stay_entry_lines_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES stay_entries(id) ON DELETE CASCADE,
  constraint stay_entry_lines_account_check CHECK (account = ANY (ARRAY['guest'::text, 'revenue'::text, 'received'::text])),
  constraint stay_entry_lines_amount_pesewas_check CHECK (amount_pesewas <> 0)
);
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE ON stay_entry_lines FOR EACH ROW EXECUTE FUNCTION stay_entries_stay();
CREATE TRIGGER refuse_truncate AFTER TRUNCATE ON stay_entry_lines FOR EACH STATEMENT EXECUTE FUNCTION stay_entries_stay();
CREATE CONSTRAINT TRIGGER stay_entry_lines_balance AFTER INSERT ON stay_entry_lines DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION stay_entries_balance();

create table stay_reviews (
  id uuid not null,
  booking_id uuid not null,
  side text not null,
  author_id uuid not null,
  rating smallint not null,
  body text not null,
  written_at timestamp with time zone not null,
  shown_at timestamp with time zone,
  constraint stay_reviews_pkey PRIMARY KEY (id),
  constraint stay_reviews_booking_id_side_key UNIQUE (booking_id, side),
  constraint stay_reviews_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint stay_reviews_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  constraint stay_reviews_body_check CHECK (length(body) >= 1 AND length(body) <= 500),
  constraint stay_reviews_rating_check CHECK (rating >= 1 AND rating <= 5),
  constraint stay_reviews_side_check CHECK (side = ANY (ARRAY['guest'::text, 'host'::text]))
);
CREATE INDEX stay_reviews_by_author ON public.stay_reviews USING btree (author_id);
CREATE INDEX stay_reviews_not_shown ON public.stay_reviews USING btree (booking_id) WHERE (shown_at IS NULL);

create table stay_rules (
  listing_id uuid not null,
  rules jsonb not null,
  units smallint not null generated always as (((rules ->> 'units'::text))::smallint) stored,
  preparation_nights smallint not null generated always as (((rules ->> 'preparationNights'::text))::smallint) stored,
  version integer not null,
  updated_at timestamp with time zone not null,
  nights_always int4range not null generated always as (nights_always_allowed(rules)) stored,
  any_arrival_day boolean not null generated always as (((rules -> 'arrivalDays'::text) = '[]'::jsonb)) stored,
  notice_days smallint not null generated always as (((rules ->> 'noticeDays'::text))::smallint) stored,
  months_ahead smallint generated always as (((rules ->> 'monthsAhead'::text))::smallint) stored,
  guests_max smallint generated always as (((rules ->> 'guestsMax'::text))::smallint) stored,
  strict_days int4multirange not null generated always as (strict_days(rules)) stored,
  nights_usual int4range not null generated always as (nights_usually_allowed(rules)) stored,
  arrival_days jsonb not null generated always as ((rules -> 'arrivalDays'::text)) stored,
  nights_strict int4range not null generated always as (nights_in_strict_seasons(rules)) stored,
  constraint stay_rules_pkey PRIMARY KEY (listing_id),
  constraint stay_rules_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint stay_rules_units CHECK (units >= 1 AND units <= 200),
  constraint stay_rules_version_check CHECK (version > 0)
);
CREATE INDEX stay_rules_by_columns ON public.stay_rules USING btree (listing_id) INCLUDE (any_arrival_day, arrival_days, nights_always, nights_usual, nights_strict, strict_days, notice_days, months_ahead, guests_max);
CREATE INDEX stay_rules_of_several ON public.stay_rules USING btree (listing_id) INCLUDE (units, preparation_nights) WHERE ((units > 1) OR (preparation_nights > 0));

create table suggestion_terms (
  kind text not null,
  list text not null,
  brand text not null,
  key text not null,
  term text not null,
  listings integer not null,
  words tsvector not null generated always as (suggestion_words(((((brand || ' '::text) || term) || ' '::text) || regexp_replace(search_fold(term), '[^a-z0-9]'::text, ''::text, 'g'::text)))) stored,
  constraint suggestion_terms_pkey PRIMARY KEY (kind, list, brand, key),
  constraint suggestion_terms_kind_check CHECK (kind = ANY (ARRAY['place'::text, 'brand'::text, 'model'::text]))
);
CREATE INDEX suggestion_terms_by_words ON public.suggestion_terms USING gin (words) WITH (fastupdate=off);

create table unfound_searches (
  id bigint not null generated always as identity,
  week date not null,
  words text not null,
  count integer not null,
  constraint unfound_searches_pkey PRIMARY KEY (id),
  constraint unfound_searches_week_words_key UNIQUE (week, words),
  constraint unfound_searches_count_check CHECK (count > 0),
  constraint unfound_searches_words_check CHECK (length(words) >= 1 AND length(words) <= 100)
);

create table uploads (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  bytes bigint not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  claimed_at timestamp with time zone,
  judged jsonb,
  preview bytea,
  constraint uploads_pkey PRIMARY KEY (id),
  constraint uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint uploads_bytes_check CHECK (bytes > 0),
  constraint uploads_kind_check CHECK (kind = ANY (ARRAY['photo'::text, 'video'::text]))
);
CREATE INDEX uploads_expiring ON public.uploads USING btree (expires_at);
CREATE INDEX uploads_waiting ON public.uploads USING btree (user_id) WHERE (claimed_at IS NULL);

create table users (
  id uuid not null,
  email text not null,
  password_hash text not null,
  role text not null,
  firstname text not null,
  lastname text not null,
  phone_number text not null,
  location text not null,
  profile_image_key text,
  company_logo_key text,
  suspended_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  email_confirmed_at timestamp with time zone default now(),
  suspended_reason text,
  last_login_at timestamp with time zone,
  leaving_since timestamp with time zone,
  leaving_reminded_at timestamp with time zone,
  erased_at timestamp with time zone,
  answers_within text,
  privacy_version smallint,
  privacy_agreed_at timestamp with time zone,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_email_key UNIQUE (email),
  constraint users_answers_within_check CHECK (answers_within = ANY (ARRAY['hour'::text, 'hours'::text, 'day'::text, 'days'::text])),
  constraint users_email_check CHECK (email = lower(email)),
  constraint users_privacy_agreed CHECK ((privacy_version IS NULL) = (privacy_agreed_at IS NULL)),
  constraint users_role_check CHECK (role = ANY (ARRAY['Admin'::text, 'Agent'::text, 'Property Owner'::text, 'Customer'::text]))
);
CREATE INDEX users_by_last_login ON public.users USING btree (last_login_at DESC NULLS LAST, id DESC);
CREATE INDEX users_by_phone ON public.users USING gin (phone_key(phone_number) gin_trgm_ops);
CREATE INDEX users_by_role ON public.users USING btree (role, id);
CREATE INDEX users_by_text ON public.users USING gin (lower(((((firstname || ' '::text) || lastname) || ' '::text) || email)) gin_trgm_ops);
CREATE INDEX users_leaving ON public.users USING btree (leaving_since) WHERE ((leaving_since IS NOT NULL) AND (erased_at IS NULL));
CREATE INDEX users_of_day ON public.users USING btree (created_at);
CREATE INDEX users_suspended ON public.users USING btree (id) WHERE (suspended_at IS NOT NULL);
CREATE INDEX users_suspended_phone ON public.users USING btree (phone_key(phone_number)) WHERE (suspended_at IS NOT NULL);

create table usual_prices (
  kind text not null,
  category text not null,
  region text not null,
  location text not null,
  place text not null,
  low_pesewas bigint not null,
  high_pesewas bigint not null,
  listings integer not null,
  constraint usual_prices_pkey PRIMARY KEY (kind, category, region, location),
  constraint usual_prices_check CHECK (high_pesewas >= low_pesewas),
  constraint usual_prices_listings_check CHECK (listings > 0)
);

create table verification_documents (
  verification_id uuid not null,
  "position" smallint not null,
  content bytea not null,
  constraint verification_documents_pkey PRIMARY KEY (verification_id, "position"),
  constraint verification_documents_verification_id_fkey FOREIGN KEY (verification_id) REFERENCES verifications(id) ON DELETE CASCADE,
  constraint verification_documents_position_check CHECK ("position" >= 1 AND "position" <= 2)
);

create table verifications (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  listing_id uuid,
  state text not null default 'waiting'::text,
  number bytea,
  fingerprint bytea,
  expires_on date not null,
  checked_name text not null,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  reason text,
  reminded_at timestamp with time zone,
  constraint verifications_pkey PRIMARY KEY (id),
  constraint one_account_a_number EXCLUDE USING gist (kind WITH =, fingerprint WITH =, user_id WITH <>) WHERE (state = 'approved'::text),
  constraint verifications_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint verifications_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id),
  constraint verifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint decided_whole CHECK ((state = 'waiting'::text) = (decided_at IS NULL)),
  constraint number_whole CHECK ((number IS NULL) = (fingerprint IS NULL)),
  constraint stay_of_licence CHECK ((kind = 'stay-licence'::text) = (listing_id IS NOT NULL)),
  constraint verifications_kind_check CHECK (kind = ANY (ARRAY['ghana-card'::text, 'agent-licence'::text, 'stay-licence'::text])),
  constraint verifications_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text, 'withdrawn'::text, 'taken-back'::text, 'replaced'::text]))
);
CREATE UNIQUE INDEX one_approved_verification ON public.verifications USING btree (user_id, kind, COALESCE(listing_id, user_id)) WHERE (state = 'approved'::text);
CREATE UNIQUE INDEX one_waiting_verification ON public.verifications USING btree (user_id, kind, COALESCE(listing_id, user_id)) WHERE (state = 'waiting'::text);
CREATE INDEX verifications_by_state ON public.verifications USING btree (state, id);
CREATE INDEX verifications_by_user ON public.verifications USING btree (user_id, id);
CREATE INDEX verifications_decided ON public.verifications USING btree (decided_at) WHERE (number IS NOT NULL);
CREATE INDEX verifications_expiring ON public.verifications USING btree (expires_on) WHERE (state = 'approved'::text);

create table videos (
  key text not null,
  mime text not null,
  extension text not null,
  bytes bigint not null,
  created_at timestamp with time zone not null default now(),
  status text not null default 'pending'::text,
  width integer,
  height integer,
  duration_ms integer,
  poster_key text,
  rendition text,
  uploaded_by uuid,
  constraint videos_pkey PRIMARY KEY (key),
  constraint videos_poster_key_fkey FOREIGN KEY (poster_key) REFERENCES photos(key),
  constraint videos_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint videos_bytes_check CHECK (bytes > 0),
  constraint videos_duration_ms_check CHECK (duration_ms >= 0),
  constraint videos_height_check CHECK (height > 0),
  constraint videos_key_check CHECK (key ~ '^[0-9a-f]{32}$'::text),
  constraint videos_rendition_check CHECK (rendition ~ '^[0-9a-f]{32}$'::text),
  constraint videos_status_check CHECK (status = ANY (ARRAY['pending'::text, 'ready'::text, 'failed'::text])),
  constraint videos_width_check CHECK (width > 0)
);
CREATE INDEX videos_newest ON public.videos USING btree (created_at DESC);
CREATE INDEX videos_of_poster ON public.videos USING btree (poster_key) WHERE (poster_key IS NOT NULL);
CREATE INDEX videos_of_uploader ON public.videos USING btree (uploaded_by) INCLUDE (bytes) WHERE (uploaded_by IS NOT NULL);

create table view_sources (
  day date not null,
  listing_id uuid not null,
  source bytea not null,
  views smallint not null,
  constraint view_sources_pkey PRIMARY KEY (day, listing_id, source)
);

create view taken_nights as
 SELECT held_nights.listing_id,
    held_nights.nights
   FROM held_nights
UNION ALL
 SELECT calendar_feeds.listing_id,
    imported_nights.nights
   FROM imported_nights
     JOIN calendar_feeds ON calendar_feeds.id = imported_nights.feed_id
  WHERE imported_nights.counts;
