import { type Kysely, sql } from 'kysely';

/** Frozen in time: imports nothing of ours, so that it does the same on every database for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Unlogged as the other counters are: a crash may forget it.
  `create unlogged table contact_reveals (
    user_id uuid not null,
    day date not null,
    listing_id uuid not null,
    primary key (user_id, day, listing_id)
  )`,
  'create index contact_reveals_by_day on contact_reveals (day)',
];
