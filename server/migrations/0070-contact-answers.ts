import { type Kysely, sql } from 'kysely';

/** What Admins answered to messages of the contact page; it goes with the message. Frozen in time: imports nothing of ours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table contact_answers (
    id uuid primary key,
    message_id uuid not null references contact_messages on delete cascade,
    answered_by uuid references users on delete set null,
    text text not null,
    created_at timestamptz not null
  )`,
  'create index contact_answers_of_message on contact_answers (message_id, id)',
];
