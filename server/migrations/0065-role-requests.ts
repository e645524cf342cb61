import { type Kysely, sql } from 'kysely';

/**
 * What Customers ask for who want to list properties, where an Admin decides about it: one that waits a person.
 * Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table role_requests (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    role text not null check (role in ('Agent', 'Property Owner')),
    state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
    asked_at timestamptz not null,
    decided_at timestamptz,
    decided_by uuid references users on delete set null,
    reason text not null default '',
    check ((state = 'waiting') = (decided_at is null))
  )`,
  'create index role_requests_of_user on role_requests (user_id, id)',
  "create unique index role_requests_waiting on role_requests (user_id) where state = 'waiting'",
];
