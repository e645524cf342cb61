import { type Kysely, sql } from 'kysely';

/** What listings tell beyond the specification's form (domain/facts). Frozen in time: imports nothing of ours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['properties', 'cars']) {
    for (const statement of statements(table)) await sql.raw(statement).execute(db);
  }
}

/** Indexes are built beside the calls; whatever was done before it was broken off is done again. */
export const concurrently = true;

const statements = (table: string) => [
  // A default that is constant writes no row anew.
  `alter table ${table} add column if not exists facts jsonb not null default '{}'`,
  // It waits for transactions under way, and nobody waits for it.
  'set lock_timeout = 0',
  `drop index concurrently if exists ${table}_by_facts`,
  `create index concurrently ${table}_by_facts on ${table} using gin (facts jsonb_path_ops)
    where deleted_at is null`,
  'reset lock_timeout',
];
