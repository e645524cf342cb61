import { type Kysely, sql } from 'kysely';

/**
 * Links that take back what was added to log in with, and all that came after it: recovery codes get the moment in which they were
 * made. Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table email_links drop constraint email_links_purpose_check,
    add constraint email_links_purpose_check check (purpose in ('confirm', 'change', 'undo', 'undo-factor'))`,
  'alter table recovery_codes add column created_at timestamptz not null default now()',
];
