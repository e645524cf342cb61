import { type Kysely, sql } from 'kysely';

/** Lists of stays by dates read what rules allow in every season from an index: the rules themselves are wide rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index stay_rules_in_every_season on stay_rules (listing_id)
    include (any_arrival_day, nights_always, notice_days, months_ahead, guests_max)`.execute(db);
}
