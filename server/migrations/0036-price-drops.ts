import { type Kysely, sql } from 'kysely';

/** Who is told that the price of a favourite dropped, and of which drop. Frozen in time: imports nothing of ours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // A row comes with the first mail, or when they are switched off; without one they are on.
  `create table price_drop_mails (
    user_id uuid primary key references users on delete cascade,
    wanted boolean not null default true,
    unsubscribe_token text not null unique
  )`,

  // The key is what tells a person of a change once. A change that is forgotten takes its rows along.
  `create table price_drop_alerts (
    user_id uuid not null references users on delete cascade,
    price_change_id uuid not null references price_changes on delete cascade,
    found_at timestamptz not null,
    settled_at timestamptz,
    primary key (user_id, price_change_id)
  )`,
  'create index price_drop_alerts_waiting on price_drop_alerts (user_id) where settled_at is null',
  'create index price_drop_alerts_of_change on price_drop_alerts (price_change_id)',
];
