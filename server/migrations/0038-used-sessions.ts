import { type Kysely, sql } from 'kysely';

/** Frozen in time: imports nothing of ours, so that it does the same on every database for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // What a version of before opens is used as long as it lives: seven days.
  'alter table sessions add column last_seen_at timestamptz not null default now()',
  `alter table sessions add column device text not null default '' check (char_length(device) <= 60)`,
  `alter table sessions add column network text not null default '' check (char_length(network) <= 60)`,
];
