import { type Kysely, sql } from 'kysely';

/**
 * The words that names, places and kinds of listings have, for those who misspell them. New ones come with their listing;
 * how many listings have each is counted at night, and those that none has any more go. Frozen in time: imports nothing
 * of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Of a row of a table: its name, its places, and what it is as search_text has it (migration 0027-search-concepts). */
const TEXT: Record<string, string> = {
  properties: `concat_ws(' ', name, location, region, split_part(search_text, E'\\x02', 2))`,
  cars: `concat_ws(' ', name, location, region, city_or_town, split_part(search_text, E'\\x02', 2))`,
};

const wordsOf = (text: string) =>
  `regexp_split_to_table(search_fold(${text}), '[^a-z0-9]+') as word`;

/** Words that somebody may misspell; longer ones are none. */
const IS_WORD = `word ~ '^[a-z]{3,30}$'`;

const counted = Object.entries(TEXT).map(
  ([table, text]) =>
    `select word from ${table}, lateral (select distinct ${wordsOf(text)}) as words where deleted_at is null and ${IS_WORD}`,
);

const STATEMENTS = [
  'create table search_vocabulary (word text primary key, listings integer not null default 1)',
  'create index search_vocabulary_like on search_vocabulary using gist (word gist_trgm_ops)',
  `create function count_search_vocabulary() returns void language sql set search_path from current as $$
    with counted as materialized (
      select word, count(*)::integer as listings from (${counted.join(' union all ')}) as all_words group by word
    ), gone as (
      delete from search_vocabulary as kept where not exists (select from counted where counted.word = kept.word)
    )
    insert into search_vocabulary as kept select word, listings from counted order by word
      on conflict (word) do update set listings = excluded.listings where kept.listings <> excluded.listings $$`,
  // Before the triggers, which keep others from writing until this is done; the next night counts what came meanwhile.
  'select count_search_vocabulary()',
  // In the order of the words, so that two listings that bring the same ones wait for each other in turn.
  ...Object.entries(TEXT).flatMap(([table, text]) => [
    `create function ${table}_vocabulary() returns trigger language plpgsql set search_path from current as $$
      begin
        insert into search_vocabulary (word)
          select distinct word from (select new.*) as listing,
            lateral (select ${wordsOf(text)}) as words
          where ${IS_WORD} and not exists (select from search_vocabulary as known where known.word = words.word)
          order by word
          on conflict do nothing;
        return null;
      end $$`,
    `create trigger ${table}_vocabulary after insert on ${table} for each row execute function ${table}_vocabulary()`,
    `create trigger ${table}_vocabulary_changed after update on ${table} for each row
      when (old.search_text is distinct from new.search_text) execute function ${table}_vocabulary()`,
  ]),
];
