import { type Kysely, sql } from 'kysely';

/** How soon somebody who lists usually answers, which stands on their page and their listings. Frozen in time: imports nothing of ours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column answers_within text
      check (answers_within in ('hour', 'hours', 'day', 'days'))`.execute(db);
  await sql`
    create trigger announce_answer_times after update on users for each row
      when (old.answers_within is distinct from new.answers_within)
      execute function announce_everything()`.execute(db);
}
