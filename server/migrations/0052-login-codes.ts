import { type Kysely, sql } from 'kysely';

/**
 * Codes of an authenticator app, the codes for when it is lost, and when somebody last said in a session that it is them. Frozen in time:
 * imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Of a secret that nobody confirmed no code is asked. The last step that was used refuses a code the second time.
  `create table authenticators (
    user_id uuid primary key references users on delete cascade,
    secret bytea not null,
    last_step bigint not null default 0,
    created_at timestamptz not null default now(),
    confirmed_at timestamptz
  )`,

  `create table recovery_codes (
    user_id uuid not null references users on delete cascade,
    code_hash bytea not null,
    used_at timestamptz,
    primary key (user_id, code_hash)
  )`,

  // Null: not since the login, which counts as such.
  'alter table sessions add column confirmed_at timestamptz',
];
