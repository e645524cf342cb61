import { type Kysely, sql } from 'kysely';

/** An index of properties in the order of their ratings. Frozen in time: imports nothing of ours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Indexes are built beside the calls; whatever was done before it was broken off is done again. */
export const concurrently = true;

/** The average in thousandths of a star; 0 for what nobody has rated. */
const RATING =
  '(case when rating_count = 0 then 0 else rating_total * 1000::bigint / rating_count end)';

const STATEMENTS = [
  // It waits for transactions under way, and nobody waits for it.
  'set lock_timeout = 0',
  'drop index concurrently if exists properties_by_rating',
  // With what the average is made of and what lists are narrowed by, so that a page's ids are chosen from the index alone.
  `create index concurrently properties_by_rating on properties
    (${RATING} desc, rating_count desc, created_at desc, id desc)
    include (rating_total, property_type, subtype, region, condition, status, price_pesewas, paused_at)
    where deleted_at is null`,
  'reset lock_timeout',
];
