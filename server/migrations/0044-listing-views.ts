import { type Kysely, sql } from 'kysely';

/** How often the pages of listings were looked at, a row for each listing and day. Frozen in time: imports nothing of ours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table listing_views (
    listing_id uuid not null,
    day date not null,
    views integer not null check (views > 0),
    primary key (listing_id, day)
  )`,
  'create index listing_views_of_day on listing_views (day)',

  // Whom a view came from, as a hash that no later day can read, so that nobody counts without end. Gone at night.
  `create table view_sources (
    day date not null,
    listing_id uuid not null,
    source bytea not null,
    views smallint not null,
    primary key (day, listing_id, source)
  )`,
];
