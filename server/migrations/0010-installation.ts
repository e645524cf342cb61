import { type Kysely, sql } from 'kysely';

/** Frozen in time: imports nothing of ours, so that it does the same on every database for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // The identity that a database and its photos share; bound once the storage has it, too.
  `create table installation (
    only_one boolean primary key default true check (only_one),
    id uuid not null default gen_random_uuid(),
    media_bound_at timestamptz
  )`,
];
