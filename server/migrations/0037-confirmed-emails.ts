import { type Kysely, sql } from 'kysely';

/** Frozen in time: imports nothing of ours, so that it does the same on every database for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // The default confirms the accounts of before, and those that a version of before still makes: it can mail no link.
  'alter table users add column email_confirmed_at timestamptz default now()',

  // A link is of an address, not of whichever the account has when it is opened.
  `create table email_links (
    token_hash bytea primary key,
    user_id uuid not null references users on delete cascade,
    purpose text not null check (purpose in ('confirm', 'change', 'undo')),
    email text not null check (email = lower(email)),
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index email_links_of_user on email_links (user_id)',
  // Nobody takes an address that its owner can still bring back.
  `create index email_links_to_undo on email_links (email) where purpose = 'undo' and used_at is null`,
];
