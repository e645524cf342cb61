import { type Kysely, sql } from 'kysely';

/** Frozen in time: imports nothing of ours, so that it does the same on every database for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Indexes are built beside the calls; whatever was done before it was broken off is done again. */
export const concurrently = true;

const STATEMENTS = [
  // Every character of a text and every two that stand beside each other, only by plain functions: PostgreSQL can put
  // them into an index. Cut into pairs twice, from the first character on and from the second.
  `create or replace function short_grams(text) returns text[]
    language sql immutable parallel safe
    return pg_catalog.string_to_array($1, null) || pg_catalog.array_remove(pg_catalog.string_to_array(
      pg_catalog.regexp_replace($1, '(..)', E'\\\\1\\x01', 'g') || E'\\x01'
        || pg_catalog.regexp_replace(pg_catalog.substr($1, 2), '(..)', E'\\\\1\\x01', 'g'),
      E'\\x01'), '')`,
  // Those of them that a text has to have to contain this one.
  `create or replace function short_grams_within(text) returns text[]
    language sql immutable parallel safe
    return case when pg_catalog.length($1) < 2 then array[$1] else array(
      select pg_catalog.substr($1, n, 2) from pg_catalog.generate_series(1, pg_catalog.length($1) - 1) n
    ) end`,
  // It waits for transactions under way, and nobody waits for it.
  'set lock_timeout = 0',
  'drop index concurrently if exists properties_short_search',
  'create index concurrently properties_short_search on properties using gin (short_grams(search_text))',
  'drop index concurrently if exists cars_short_search',
  'create index concurrently cars_short_search on cars using gin (short_grams(search_text))',
  'reset lock_timeout',
  // The planner knows how common each is.
  'analyze properties',
  'analyze cars',
];
