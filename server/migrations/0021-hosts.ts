import { type Kysely, sql } from 'kysely';

/** Frozen in time: imports nothing of ours, so that it does the same on every database for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Null of what was cancelled before this was kept, by its guest as nobody else could.
  `alter table bookings
    add column cancelled_by uuid references users,
    add column cancelled_at timestamptz,
    add column cancel_reason text check (char_length(cancel_reason) between 1 and 500)`,
  // What came after is new to anyone who has not looked since.
  `create table last_looks (
    user_id uuid not null references users on delete cascade,
    part text not null check (part in ('stays', 'hostedStays', 'enquiries', 'contactMessages')),
    looked_at timestamptz not null,
    primary key (user_id, part)
  )`,
];
