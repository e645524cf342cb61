import { type Kysely, sql } from 'kysely';

/**
 * What visitors see announces its changes in the transaction that makes them (NOTIFY), whoever writes: the processes
 * that keep responses listen (server/platform/cache). Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** More listings than this in one statement are announced as everything. */
const NAMED_AT_MOST = 50;

/** A statement that wrote: in the function, `changed` holds the rows as they were or are. */
const EVENTS = [
  { event: 'insert', rows: 'referencing new table as changed' },
  { event: 'update', rows: 'referencing new table as changed' },
  { event: 'delete', rows: 'referencing old table as changed' },
];

/** A function that announces the listings whose ids a query finds, and the list of their kind. */
const announcer = (name: string, topics: { list?: string; one: string }, ids: string) => `
  create function ${name}() returns trigger language plpgsql set search_path from current as $$
    declare
      ids uuid[] := array(${ids} limit ${NAMED_AT_MOST + 1});
    begin
      if cardinality(ids) = 0 then
        return null;
      elsif cardinality(ids) > ${NAMED_AT_MOST} then
        perform pg_notify('efie_changes', '*');
      else
        ${topics.list ? `perform pg_notify('efie_changes', '${topics.list}');` : ''}
        perform pg_notify('efie_changes', '${topics.one}:' || id) from unnest(ids) as id;
      end if;
      return null;
    end $$`;

const triggers = (table: string, functionName: string) =>
  EVENTS.map(
    ({ event, rows }) => `
      create trigger ${functionName}_${event} after ${event} on ${table} ${rows}
        for each statement execute function ${functionName}()`,
  );

/** Photos and videos belong to listings by their keys, and show once they are ready. */
const mediaAnnouncer = (name: string, idsOf: (kind: 'property' | 'car') => string) => `
  create function ${name}() returns trigger language plpgsql set search_path from current as $$
    declare
      topic text;
    begin
      for topic in
        select distinct unnest(array['properties', 'property:' || id]) from (${idsOf('property')}) as found (id)
        union
        select distinct unnest(array['cars', 'car:' || id]) from (${idsOf('car')}) as found (id)
        limit ${NAMED_AT_MOST * 2}
      loop
        perform pg_notify('efie_changes', topic);
      end loop;
      return null;
    end $$`;

const STATEMENTS = [
  announcer(
    'announce_properties',
    { list: 'properties', one: 'property' },
    'select id from changed',
  ),
  announcer('announce_cars', { list: 'cars', one: 'car' }, 'select id from changed'),
  announcer(
    'announce_property_photos',
    { list: 'properties', one: 'property' },
    'select distinct property_id from changed',
  ),
  announcer(
    'announce_car_photos',
    { list: 'cars', one: 'car' },
    'select distinct car_id from changed',
  ),
  announcer('announce_comments', { one: 'property' }, 'select distinct property_id from changed'),
  ...triggers('properties', 'announce_properties'),
  ...triggers('cars', 'announce_cars'),
  ...triggers('property_photos', 'announce_property_photos'),
  ...triggers('car_photos', 'announce_car_photos'),
  ...triggers('comments', 'announce_comments'),

  mediaAnnouncer(
    'announce_photos',
    (kind) => `select ${kind}_id from ${kind}_photos join changed on photo_key = key`,
  ),
  mediaAnnouncer(
    'announce_videos',
    (kind) =>
      `select listing.id from ${kind === 'property' ? 'properties' : 'cars'} as listing join changed on video_key = key`,
  ),
  `create trigger announce_photos after update on photos referencing new table as changed
    for each statement execute function announce_photos()`,
  `create trigger announce_videos after update on videos referencing new table as changed
    for each statement execute function announce_videos()`,

  // A name stands on every listing and comment of its person.
  `create function announce_everything() returns trigger language plpgsql as $$
    begin
      perform pg_notify('efie_changes', '*');
      return null;
    end $$`,
  `create trigger announce_people after update on users for each row
    when ((old.firstname, old.lastname, old.role, old.profile_image_key, old.company_logo_key, old.suspended_at)
      is distinct from
      (new.firstname, new.lastname, new.role, new.profile_image_key, new.company_logo_key, new.suspended_at))
    execute function announce_everything()`,
  `create trigger announce_people_gone after delete on users
    for each statement execute function announce_everything()`,
  ...['properties', 'cars', 'comments', 'users', 'site_settings'].map(
    (table) => `create trigger announce_emptied_${table} after truncate on ${table}
      for each statement execute function announce_everything()`,
  ),

  `create function announce_site() returns trigger language plpgsql as $$
    begin
      perform pg_notify('efie_changes', 'site');
      return null;
    end $$`,
  `create trigger announce_site after insert or update or delete on site_settings
    for each statement execute function announce_site()`,
];
