import { type Kysely, sql } from 'kysely';

/**
 * An index of bits from which options of filters are counted, and the notes of what has changed in it. In a schema of its own: all of
 * it is made of listings, and made again after a restore instead of being backed up. Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const KINDS = [
  { table: 'properties', lister: 'lister_id', photos: 'property_photos', listing: 'property_id' },
  { table: 'cars', lister: 'owner_id', photos: 'car_photos', listing: 'car_id' },
];

/** What may change of a listing without its keys: other columns than these are taken for something that has some. */
const WITHOUT_KEYS = [
  'updated_at',
  'rating_total',
  'rating_count',
  'confirmed_at',
  'approved_at',
  'lat',
  'lng',
  'near_lat',
  'near_lng',
  'pin_radius',
  'pin_lat',
  'pin_lng',
  'pin_shown',
  'place_edition',
  'search_text',
];

const keyed = (row: string) =>
  `to_jsonb(${row}) - array[${WITHOUT_KEYS.map((column) => `'${column}'`).join(', ')}]`;

/**
 * A function that notes the listings whose ids a query finds. Its plan is kept for a session: one that was made for a single row would
 * look at each of thousands for each.
 */
const noter = (name: string, table: string, ids: string) => `
  create function facets.${name}() returns trigger language plpgsql
    set search_path from current set enable_nestloop = off as $$
    begin
      insert into facets.changes (kind, listing_id) select '${table}', id from (${ids}) as changed (id);
      return null;
    end $$`;

const trigger = (name: string, event: string, table: string, rows: string) => `
  create trigger ${name} after ${event} on ${table} ${rows}
    for each statement execute function facets.${name}()`;

const BEFORE = 'referencing old table as before_it';
const AFTER = 'referencing new table as after_it';

const STATEMENTS = [
  'create schema facets',
  // stage: 'filled' once every listing is in the index, but for those that changes name; edition: what its keys are made of;
  // seen_at: when a process of that edition last looked.
  `create table facets.state (
    kind text primary key,
    edition text not null,
    stage text not null check (stage in ('waiting', 'filling', 'filled')),
    seen_at timestamptz not null default now()
  )`,
  `insert into facets.state (kind, edition, stage) values ${KINDS.map(({ table }) => `('${table}', '', 'waiting')`).join(', ')}`,
  // cluster: what the listings of a chunk have in common, so that few chunks have each key. none: as many bits as it has, none of them set.
  `create table facets.chunks (
    id integer primary key generated always as identity,
    kind text not null,
    cluster text not null,
    is_filled boolean not null,
    none bit varying not null
  )`,
  'create index chunks_of_cluster on facets.chunks (kind, cluster)',
  `create table facets.places (
    kind text not null,
    listing_id uuid not null,
    chunk integer not null,
    position integer not null,
    primary key (listing_id, kind),
    unique (chunk, position)
  )`,
  // told: what is counted; untold: what listings are only found by ('!all', '!subtype=Land', the binary digits of numbers).
  `create table facets.bits (
    chunk integer not null,
    key text collate "C" not null,
    listings integer not null,
    bits bit varying not null,
    primary key (chunk, key)
  ) partition by range (key)`,
  `create table facets.untold partition of facets.bits for values from (minvalue) to ('.')`,
  `create table facets.told partition of facets.bits for values from ('.') to (maxvalue)`,
  `create index untold_all on facets.untold (chunk) where key = '!all'`,
  // Read with their rows: neither compressed nor anywhere else.
  ...['untold', 'told'].map(
    (table) => `alter table facets.${table} alter column bits set storage plain`,
  ),
  'alter table facets.chunks alter column none set storage plain',
  // Only ever added to by writers: a note for each change, so that none waits for another or relies on another's.
  `create table facets.changes (
    id bigint primary key generated always as identity,
    kind text not null,
    listing_id uuid not null
  )`,

  ...KINDS.flatMap(({ table, photos, listing }) => [
    noter(`${table}_come`, table, 'select id from after_it'),
    noter(
      `${table}_change`,
      table,
      `select id from before_it join after_it using (id) where ${keyed('before_it')} is distinct from ${keyed('after_it')}`,
    ),
    noter(`${table}_go`, table, 'select id from before_it'),
    trigger(`${table}_come`, 'insert', table, AFTER),
    trigger(`${table}_change`, 'update', table, `${BEFORE} new table as after_it`),
    trigger(`${table}_go`, 'delete', table, BEFORE),
    noter(`${photos}_come`, table, `select distinct ${listing} from after_it`),
    noter(
      `${photos}_change`,
      table,
      `select ${listing} from before_it union select ${listing} from after_it`,
    ),
    noter(`${photos}_go`, table, `select distinct ${listing} from before_it`),
    trigger(`${photos}_come`, 'insert', photos, AFTER),
    trigger(`${photos}_change`, 'update', photos, `${BEFORE} new table as after_it`),
    trigger(`${photos}_go`, 'delete', photos, BEFORE),
  ]),

  `create function facets.listers_change() returns trigger language plpgsql set search_path from current as $$
    begin
      ${KINDS.map(
        ({ table, lister }) => `insert into facets.changes (kind, listing_id)
          select '${table}', id from ${table} where ${lister} = new.id;`,
      ).join('\n')}
      return null;
    end $$`,
  `create trigger listers_change after update of role on users for each row
    when (old.role is distinct from new.role) execute function facets.listers_change()`,

  // Nothing names what was emptied: all is indexed again.
  `create function facets.start_again() returns trigger language plpgsql as $$
    begin
      update facets.state set stage = 'waiting';
      return null;
    end $$`,
  ...KINDS.flatMap(({ table, photos }) => [table, photos]).map(
    (table) => `create trigger facets_emptied after truncate on ${table}
      for each statement execute function facets.start_again()`,
  ),
];
