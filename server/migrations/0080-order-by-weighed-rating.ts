import { type Kysely, sql } from 'kysely';

/** An index of properties in the order of their ratings, weighed by how many there are. Frozen in time: imports nothing of ours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Indexes are built beside the calls; whatever was done before it was broken off is done again. */
export const concurrently = true;

/** In thousandths of a star: as if there were five more ratings, of 3.5 stars each; 0 for what nobody has rated. */
const RATING =
  '(case when rating_count = 0 then 0 else (rating_total * 2 + 35) * 500::bigint / (rating_count + 5) end)';

const STATEMENTS = [
  // It waits for transactions under way, and nobody waits for it.
  'set lock_timeout = 0',
  'drop index concurrently if exists properties_by_weighed_rating',
  // As that of 0064-order-by-rating, which stays for the version before.
  `create index concurrently properties_by_weighed_rating on properties
    (${RATING} desc, rating_count desc, created_at desc, id desc)
    include (rating_total, property_type, subtype, region, condition, status, price_pesewas, paused_at)
    where deleted_at is null`,
  'reset lock_timeout',
];
