import { type Kysely, sql } from 'kysely';

/** Calendars of other sites: those that hosts give them, those we read, and the nights found there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_exports (
      id uuid primary key,
      listing_id uuid not null references listings on delete cascade,
      channel text not null check (length(channel) between 1 and 20),
      token text not null unique check (length(token) >= 22),
      created_at timestamptz not null,
      last_read_at timestamptz,
      unique (listing_id, channel)
    )`.execute(db);
  await sql`
    create table calendar_feeds (
      id uuid primary key,
      listing_id uuid not null references listings on delete cascade,
      name text not null check (length(name) between 1 and 60),
      channel text not null check (length(channel) between 1 and 20),
      url text not null check (length(url) between 1 and 2000),
      etag text check (length(etag) <= 500),
      created_at timestamptz not null,
      read_at timestamptz,
      last_success_at timestamptz,
      problem text,
      failing_since timestamptz,
      silence_mailed_at timestamptz,
      vanished integer not null default 0 check (vanished >= 0),
      unique (listing_id, url)
    )`.execute(db);
  await sql`create index calendar_feeds_by_reading on calendar_feeds (read_at)`.execute(db);
  await sql`
    create table imported_nights (
      id uuid primary key default gen_random_uuid(),
      feed_id uuid not null references calendar_feeds on delete cascade,
      uid text not null check (length(uid) between 1 and 600),
      first_night date not null,
      free_from date not null check (free_from > first_night),
      nights daterange not null generated always as (daterange(first_night, free_from, '[)')) stored,
      summary text not null check (length(summary) <= 80),
      unavailable boolean not null,
      first_seen_at timestamptz not null,
      moved_at timestamptz not null,
      sequence integer not null default 0,
      seen_at timestamptz not null,
      misses integer not null default 0,
      missed_since timestamptz,
      free_after timestamptz,
      slid integer not null default 0,
      echo boolean not null,
      counts boolean not null,
      unique (feed_id, uid)
    )`.execute(db);
  // What guests cannot book: held by us, or sold by another site.
  await sql`
    create view taken_nights as
      select listing_id, nights from held_nights
      union all
      select listing_id, nights from imported_nights join calendar_feeds on calendar_feeds.id = feed_id
        where counts`.execute(db);
}
