import { type Kysely, sql } from 'kysely';

/** The lister's answer to a comment, one at most. Frozen in time: imports nothing of ours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // When the author was told stays when the answer goes, so that nobody is mailed twice.
  `alter table comments
    add column answer text,
    add column answered_at timestamptz,
    add column answer_edited_at timestamptz,
    add column answer_told_at timestamptz`,
  `alter table comments add constraint whole_answer check (
    (answer is null) = (answered_at is null) and (answer is null) = (answer_edited_at is null))`,
];
