import { type Kysely, sql } from 'kysely';

/**
 * What listings tell beyond the specification's form (domain/facts), and keys that find them by it. Frozen in time:
 * imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(FACT_KEYS).execute(db);
  for (const table of ['properties', 'cars']) {
    for (const statement of statements(table)) await sql.raw(statement).execute(db);
  }
}

/** Indexes are built beside the calls; whatever was done before it was broken off is done again. */
export const concurrently = true;

/**
 * 'furnished=fully' of a choice and of each of several, 'pets=true'; of a whole number to 60 'bedrooms=2', and for every
 * number that it is at least, 'bedrooms>=1'. Longer texts and larger numbers have no keys.
 */
const FACT_KEYS = `create or replace function fact_keys(jsonb) returns text[]
  language sql immutable parallel safe
  return coalesce((
    select array_agg(key) from (
      select name || '=' || (value #>> '{}') as key from jsonb_each($1) as fact (name, value)
        where jsonb_typeof(value) in ('string', 'boolean') and length(value #>> '{}') <= 40
      union all
      select name || '=' || each from jsonb_each($1) as fact (name, value),
        jsonb_array_elements_text(case jsonb_typeof(value) when 'array' then value else '[]' end) as each
      union all
      select name || '=' || number from jsonb_each($1) as fact (name, value), lateral (select
        case when jsonb_typeof(value) = 'number' and value::text ~ '^\\d{1,2}$' then value::int end) as counted (number)
        where number <= 60
      union all
      select name || '>=' || step from jsonb_each($1) as fact (name, value), lateral (select
        case when jsonb_typeof(value) = 'number' and value::text ~ '^\\d{1,2}$' then value::int end) as counted (number),
        generate_series(1, number) as step
        where number <= 60
    ) as keys), '{}')`;

const statements = (table: string) => [
  // Defaults that are constant rewrite no row.
  `alter table ${table} add column if not exists facts jsonb not null default '{}'`,
  `alter table ${table} add column if not exists fact_keys text[] not null default '{}'`,
  `create or replace function ${table}_fact_keys() returns trigger language plpgsql set search_path from current as $$
    begin
      new.fact_keys := fact_keys(new.facts);
      return new;
    end $$`,
  `create or replace trigger ${table}_fact_keys before insert or update of facts on ${table}
    for each row execute function ${table}_fact_keys()`,
  // It waits for transactions under way, and nobody waits for it.
  'set lock_timeout = 0',
  `drop index concurrently if exists ${table}_by_fact_keys`,
  `create index concurrently ${table}_by_fact_keys on ${table} using gin (fact_keys) where deleted_at is null`,
  'reset lock_timeout',
];
