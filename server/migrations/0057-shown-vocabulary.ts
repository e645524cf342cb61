import { type Kysely, sql } from 'kysely';

/**
 * The words of 0028-search-vocabulary are those of listings that are shown: the paused ones, and those that wait for review, bring
 * theirs once they are. Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const IS_SHOWN = 'new.deleted_at is null and new.paused_at is null';

const STATEMENTS = [
  // The next night counts again.
  `do $$ begin
    execute replace(pg_get_functiondef('count_search_vocabulary'::regproc),
      'deleted_at is null', 'deleted_at is null and paused_at is null');
  end $$`,
  ...['properties', 'cars'].flatMap((table) => [
    `create or replace trigger ${table}_vocabulary after insert on ${table} for each row
      when (${IS_SHOWN}) execute function ${table}_vocabulary()`,
    `create or replace trigger ${table}_vocabulary_changed after update on ${table} for each row
      when (${IS_SHOWN} and (old.search_text is distinct from new.search_text
        or old.deleted_at is not null or old.paused_at is not null))
      execute function ${table}_vocabulary()`,
  ]),
];
