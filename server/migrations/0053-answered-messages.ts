import { type Kysely, sql } from 'kysely';

/** When an Admin was done with a message of the contact page. Frozen in time: imports nothing of ours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = ['alter table contact_messages add column done_at timestamptz'];
