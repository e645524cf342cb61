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
  // looked up by its anchor, one thing that every listing has that it finds.
  `create table saved_search_conditions (
    search_id uuid not null references saved_searches on delete cascade,
    kind text not null check (kind in ('property', 'car')),
    anchor text not null,
    required text[] not null,
    min_pesewas bigint,
    max_pesewas bigint,
    min_year integer,
    max_year integer,
    fact_path jsonpath,
    words text[] not null,
    patterns text[] not null,
    text_pattern text,
    primary key (search_id, kind)
  )`,
  'create index saved_search_conditions_by_anchor on saved_search_conditions (anchor)',

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
