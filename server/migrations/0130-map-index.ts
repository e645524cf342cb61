import { type Kysely, sql } from 'kysely';

/** A map that is narrowed by price, type or region is read from this index alone, without the listings' long rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index listings_on_map on listings (kind, near_lat, near_lng)
      include (price_pesewas, property_type, subtype, region, id)
      where deleted_at is null and paused_at is null and near_lat is not null`.execute(db);
}
