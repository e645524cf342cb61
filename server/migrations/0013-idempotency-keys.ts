import { type Kysely, sql } from 'kysely';

/** Frozen in time: imports nothing of ours, so that it does the same on every database for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // The id is a hash of who calls, what for, and the key: the table names nobody.
  `create table idempotency_keys (
    id bytea primary key,
    fingerprint bytea not null,
    made_id uuid not null,
    created_at timestamptz not null
  )`,
  'create index idempotency_keys_by_age on idempotency_keys (created_at)',
];
