import { type Kysely, sql } from 'kysely';

/**
 * Reports of conversations are ended by an Admin, as those of listings are. A report stays one row a person: who reports again after
 * that opens it again. Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Indexes are built beside the calls; whatever was done before it was broken off is done again. */
export const concurrently = true;

/** The order of ids tells when something was made. */
const INDEXES = {
  conversation_reports_by_state: 'conversation_reports ((settled_at is null), id)',
  conversation_reports_by_state_and_reason:
    'conversation_reports ((settled_at is null), reason, id)',
  // What somebody reported themselves, and which listings were hidden for it.
  conversation_reports_of_reporter: 'conversation_reports (reporter_id, id)',
  reports_of_reporter: 'reports (reporter_id, id)',
  // What somebody wrote to the site.
  contact_messages_of_email: 'contact_messages (lower(email))',
  report_cases_hidden: `report_cases (thing_id) where action = 'hide'`,
};

const STATEMENTS = [
  `alter table conversation_reports
    add column if not exists settled_at timestamptz,
    add column if not exists settled_by uuid references users,
    add column if not exists action text,
    add column if not exists note text,
    drop constraint if exists conversation_reports_action_check,
    add constraint conversation_reports_action_check check (action in ('dismiss', 'suspend')),
    drop constraint if exists settled_whole,
    add constraint settled_whole check (
      (settled_at is null) = (action is null) and (settled_at is null) = (settled_by is null)
      and (settled_at is null) = (note is null))`,
  // It waits for transactions under way, and nobody waits for it.
  'set lock_timeout = 0',
  ...Object.entries(INDEXES).flatMap(([name, of]) => [
    `drop index concurrently if exists ${name}`,
    `create index concurrently ${name} on ${of}`,
  ]),
  'drop index concurrently if exists conversation_reports_by_reason',
  'reset lock_timeout',
];
