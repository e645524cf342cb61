import { type Kysely, sql } from 'kysely';

/** Frozen in time: imports nothing of ours, so that it does the same on every database for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table uploads (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    kind text not null check (kind in ('photo', 'video')),
    bytes bigint not null check (bytes > 0),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    claimed_at timestamptz
  )`,
  'create index uploads_waiting on uploads (user_id) where claimed_at is null',
  'create index uploads_expiring on uploads (expires_at)',
];
