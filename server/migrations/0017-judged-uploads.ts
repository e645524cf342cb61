import { type Kysely, sql } from 'kysely';

/** Frozen in time: imports nothing of ours, so that it does the same on every database for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // What was found when its last byte had come, so that its listing need not look again; null: nobody has looked.
  'alter table uploads add column judged jsonb',
  // A small WebP of a photo that its sender's browser may not show.
  'alter table uploads add column preview bytea',
];
