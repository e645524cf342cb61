import { type Kysely, sql } from 'kysely';

/**
 * What is suggested to who types a search: the places, brands and models that listings have, each with how many have it,
 * and an index of the words of their names. Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Listings that come and go meanwhile wait, or the counts would be wrong from the beginning.
  await db.transaction().execute(async (transaction) => {
    for (const statement of TERMS) await sql.raw(statement).execute(transaction);
  });
  for (const statement of INDEXES) await sql.raw(statement).execute(db);
}

/** Indexes are built beside the calls; whatever was done before it was broken off is done again. */
export const concurrently = true;

/** A place in a list by the case that its filter knows (of properties any); a brand; a model of a brand. */
const TERMS_OF: Record<string, string> = {
  properties: `('place', subtype, '', lower(location), location)`,
  cars: `('place', 'cars', '', location, location), ('brand', 'cars', '', brand, brand), ('model', 'cars', brand, model, model)`,
};

/** The terms of the rows of a table, each with how many more or fewer listings have it. */
const termsOf = (table: string, rows: string, more: 1 | -1) =>
  `select term.*, ${more} as more from ${rows} as listing,
    lateral (values ${TERMS_OF[table]}) as term (kind, list, brand, key, term) where listing.deleted_at is null`;

const summed = (terms: string) =>
  `select kind, list, brand, key, min(term) as term, sum(more)::integer as more from (${terms}) as terms
    group by kind, list, brand, key having sum(more) <> 0 order by kind, list, brand, key`;

/** What statements do to the terms of a table; once a statement, whatever it wrote. */
const EVENTS = [
  {
    event: 'insert',
    rows: 'referencing new table as after_it',
    terms: (table: string) => termsOf(table, 'after_it', 1),
  },
  {
    event: 'update',
    rows: 'referencing old table as before_it new table as after_it',
    terms: (table: string) =>
      `${termsOf(table, 'before_it', -1)} union all ${termsOf(table, 'after_it', 1)}`,
  },
  {
    event: 'delete',
    rows: 'referencing old table as before_it',
    terms: (table: string) => termsOf(table, 'before_it', -1),
  },
];

// In the order of the terms, so that two statements that count the same ones wait for each other in turn.
const counter = (name: string, terms: string) => `
  create or replace function ${name}() returns trigger language plpgsql set search_path from current as $$
    declare
      changed record;
      left_over integer;
    begin
      for changed in ${summed(terms)} loop
        insert into suggestion_terms as kept (kind, list, brand, key, term, listings)
          values (changed.kind, changed.list, changed.brand, changed.key, changed.term, changed.more)
          on conflict (kind, list, brand, key) do update set listings = kept.listings + excluded.listings
          returning listings into left_over;
        if left_over <= 0 then
          delete from suggestion_terms as kept where (kept.kind, kept.list, kept.brand, kept.key)
            = (changed.kind, changed.list, changed.brand, changed.key);
        end if;
      end loop;
      return null;
    end $$`;

const TERMS = [
  `create or replace function suggestion_words(text) returns tsvector
    language sql immutable parallel safe
    return pg_catalog.array_to_tsvector(pg_catalog.array_remove(
      pg_catalog.regexp_split_to_array(search_fold($1), '[^a-z0-9]+'), ''))`,
  'drop table if exists suggestion_terms',
  // 'East Legon' is found as 'eastlegon', too. Room is left in its pages, for counts change in place.
  `create table suggestion_terms (
    kind text not null check (kind in ('place', 'brand', 'model')),
    list text not null,
    brand text not null,
    key text not null,
    term text not null,
    listings integer not null,
    words tsvector not null generated always as (suggestion_words(
      brand || ' ' || term || ' ' || regexp_replace(search_fold(term), '[^a-z0-9]', '', 'g'))) stored,
    primary key (kind, list, brand, key)
  ) with (fillfactor = 70)`,
  'lock table properties, cars in share row exclusive mode',
  ...Object.keys(TERMS_OF).flatMap((table) => [
    `insert into suggestion_terms (kind, list, brand, key, term, listings)
      select kind, list, brand, key, term, more from (${summed(termsOf(table, table, 1))}) as counted`,
    ...EVENTS.flatMap(({ event, rows, terms }) => {
      const name = `${table}_suggestions_${event}`;
      return [
        counter(name, terms(table)),
        `create or replace trigger ${name} after ${event} on ${table} ${rows}
          for each statement execute function ${name}()`,
      ];
    }),
    `create or replace function ${table}_suggestions_emptied() returns trigger language plpgsql set search_path from current as $$
      begin
        delete from suggestion_terms where (list = 'cars') = ('${table}' = 'cars');
        return null;
      end $$`,
    `create or replace trigger ${table}_suggestions_emptied after truncate on ${table}
      for each statement execute function ${table}_suggestions_emptied()`,
  ]),
  'create index suggestion_terms_by_words on suggestion_terms using gin (words) with (fastupdate = off)',
];

// Without a list of what is to be put into the index, which every suggestion would have to read.
const INDEXES = [
  'set lock_timeout = 0',
  ...Object.keys(TERMS_OF).flatMap((table) => [
    `drop index concurrently if exists ${table}_by_name_words`,
    `create index concurrently ${table}_by_name_words on ${table} using gin (suggestion_words(name))
      with (fastupdate = off) where deleted_at is null`,
  ]),
  'reset lock_timeout',
];
