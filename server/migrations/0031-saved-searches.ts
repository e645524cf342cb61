import { type Kysely, sql } from 'kysely';

/** Searches that people keep, and what was found for each. Frozen in time: imports nothing of ours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table saved_searches (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    name text not null check (char_length(name) between 1 and 100),
    path text not null,
    query jsonb not null,
    alerts text not null check (alerts in ('at-once', 'daily', 'none')),
    paused boolean not null default false,
    unsubscribe_token text not null unique,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint one_saved_search unique (user_id, path, query)
  )`,

  // What a listing must have so that a search finds it: a row for each kind of listing that is searched. A search is
  // looked up by its anchor, one thing that every listing has that it finds. Whose it is and how it tells stand here
  // too (null: not at all), so that what is found need not be read again.
  `create table saved_search_conditions (
    search_id uuid not null references saved_searches on delete cascade,
    kind text not null check (kind in ('property', 'car')),
    anchor text not null,
    owner_id uuid not null,
    tells text,
    required text[] not null,
    min_pesewas bigint not null,
    max_pesewas bigint not null,
    min_year integer,
    max_year integer,
    fact_path jsonpath,
    words text[] not null,
    patterns text[] not null,
    text_pattern text,
    primary key (search_id, kind)
  )`,
  `create index saved_search_conditions_by_anchor on saved_search_conditions (anchor, kind, max_pesewas, min_pesewas)
    where tells is not null`,
  `create function saved_search_tells(saved_searches) returns text language sql immutable
    return case when not $1.paused then nullif($1.alerts, 'none') end`,
  `create function take_from_saved_search() returns trigger language plpgsql set search_path from current as $$
    begin
      select user_id, saved_search_tells(search) into strict new.owner_id, new.tells
        from saved_searches as search where id = new.search_id;
      return new;
    end $$`,
  `create trigger saved_search_conditions_owner before insert on saved_search_conditions
    for each row execute function take_from_saved_search()`,
  `create function give_to_saved_search_conditions() returns trigger language plpgsql set search_path from current as $$
    begin
      update saved_search_conditions set tells = saved_search_tells(new) where search_id = new.id;
      return null;
    end $$`,
  `create trigger saved_searches_tell after update of alerts, paused on saved_searches
    for each row execute function give_to_saved_search_conditions()`,

  // A listing alerts a search once, whatever happens to either.
  `create table search_alerts (
    search_id uuid not null references saved_searches on delete cascade,
    listing_id uuid not null,
    kind text not null check (kind in ('property', 'car')),
    found_at timestamptz not null,
    settled_at timestamptz,
    primary key (search_id, listing_id)
  )`,
  'create index search_alerts_waiting on search_alerts (search_id) where settled_at is null',
];
