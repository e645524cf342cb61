import { type Kysely, sql } from 'kysely';

/**
 * Passkeys, and the steps of a login that was begun: challenges, and the time between password and code. Frozen in time: imports nothing
 * of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table passkeys (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null check (counter >= 0),
    transports text[] not null,
    name text not null,
    backed_up boolean not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz
  )`,
  'create index passkeys_of_user on passkeys (user_id)',

  // Nobody knows yet who logs in by a passkey: such a challenge is of no user.
  `create table sign_in_steps (
    token_hash bytea primary key,
    purpose text not null check (purpose in ('add-passkey', 'login-passkey', 'confirm-passkey', 'login-code')),
    user_id uuid references users on delete cascade,
    expires_at timestamptz not null,
    check (user_id is not null or purpose = 'login-passkey')
  )`,
  'create index sign_in_steps_of_user on sign_in_steps (user_id)',
  'create index sign_in_steps_by_end on sign_in_steps (expires_at)',
];
