import { type Kysely, sql } from 'kysely';

/**
 * Listings that are paused stand in no public list; nothing of them is deleted. Their listers are asked whether they are still
 * available. Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const statement of PAUSES) await run(transaction, statement);
  });
  // It waits for transactions under way, and nobody waits for it.
  await run(db, 'set lock_timeout = 0');
  await holdPauses(db);
  await run(db, 'reset lock_timeout');
}

/** Indexes are built beside the calls; whatever was done before it was broken off is done again. */
export const concurrently = true;

/** As 0034-suggestions has them. */
const TERMS_OF: Record<string, string> = {
  properties: `('place', subtype, '', lower(location), location)`,
  cars: `('place', 'cars', '', location, location), ('brand', 'cars', '', brand, brand), ('model', 'cars', brand, model, model)`,
};

const termsOf = (table: string, rows: string, more: 1 | -1) =>
  `select term.*, ${more} as more from ${rows} as listing,
    lateral (values ${TERMS_OF[table]}) as term (kind, list, brand, key, term)
    where listing.deleted_at is null and listing.paused_at is null`;

const summed = (terms: string) =>
  `select kind, list, brand, key, min(term) as term, sum(more)::integer as more from (${terms}) as terms
    group by kind, list, brand, key having sum(more) <> 0 order by kind, list, brand, key`;

const EVENTS: { event: string; terms(table: string): string }[] = [
  { event: 'insert', terms: (table) => termsOf(table, 'after_it', 1) },
  {
    event: 'update',
    terms: (table) =>
      `${termsOf(table, 'before_it', -1)} union all ${termsOf(table, 'after_it', 1)}`,
  },
  { event: 'delete', terms: (table) => termsOf(table, 'before_it', -1) },
];

/** The functions of 0034-suggestions, which counted paused listings too. */
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

const TABLES = Object.keys(TERMS_OF);

const PAUSES = [
  ...TABLES.flatMap((table) => [
    `alter table ${table}
      add column if not exists paused_at timestamptz,
      add column if not exists pause_reason text,
      add column if not exists confirmed_at timestamptz`,
    `alter table ${table} drop constraint if exists ${table}_whole_pause`,
    // Not valid: no row has a pause yet, and to read them all would hold up all writes.
    `alter table ${table} add constraint ${table}_whole_pause check (
      (paused_at is null) = (pause_reason is null)
      and (pause_reason is null or pause_reason in ('unanswered', 'by-lister'))) not valid`,
    ...EVENTS.map(({ event, terms }) => counter(`${table}_suggestions_${event}`, terms(table))),
  ]),
  // Those of 0035-listings-map counted paused listings too.
  ...TABLES.flatMap((table) =>
    EVENTS.map(
      ({ event }) => `do $$ begin
        execute replace(pg_get_functiondef('${table}_points_${event}'::regproc), 'deleted_at is null', 'deleted_at is null and paused_at is null');
      end $$`,
    ),
  ),
  // The last question about a listing: it is open until the listing is confirmed or changed after it.
  `create table if not exists availability_questions (
    listing_id uuid primary key,
    kind text not null check (kind in ('property', 'car')),
    token text not null unique,
    asked_at timestamptz not null,
    reminded_at timestamptz
  )`,
];

interface Index {
  name: string;
  definition: string;
}

/**
 * Lists are chosen and counted only from indexes: those that hold what lists are narrowed by get the pause, too. Their
 * condition stays, for the version that is still running and for the lists of Admins. Each is built beside the old one, which
 * serves until then.
 */
async function holdPauses(db: Kysely<unknown>): Promise<void> {
  for (const { name, definition } of await covering(db)) {
    const [next, old] = [`${name}_next`, `${name}_old`];
    await run(db, `drop index concurrently if exists ${next}`);
    await run(
      db,
      definition
        .replace(` INDEX ${name} ON `, ` INDEX CONCURRENTLY ${next} ON `)
        .replace(/ INCLUDE \(([^)]*)\)/, ' INCLUDE ($1, paused_at)'),
    );
    await db.transaction().execute(async (transaction) => {
      await run(transaction, `alter index ${name} rename to ${old}`);
      await run(transaction, `alter index ${next} rename to ${name}`);
    });
    await run(db, `drop index concurrently if exists ${old}`);
  }
}

/** The indexes that are still to be built; what was broken off between renaming and dropping is dropped. */
async function covering(db: Kysely<unknown>): Promise<Index[]> {
  const { rows } = await sql<Index>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename in ('properties', 'cars')
      and indexdef like '% INCLUDE (%' and indexdef like '%WHERE (deleted_at IS NULL)'
      and indexdef not like '%paused_at%'
    order by indexname`.execute(db);
  const isLeftOver = ({ name }: Index) => name.endsWith('_old');
  for (const { name } of rows.filter(isLeftOver)) {
    await run(db, `drop index concurrently if exists ${name}`);
  }
  return rows.filter((index) => !isLeftOver(index));
}

const run = (db: Kysely<unknown>, statement: string) => sql.raw(statement).execute(db);
