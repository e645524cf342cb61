import { type SqlBool, sql } from 'kysely';
import type { Place } from '#domain/places/place.ts';
import { MEDIAN_OF } from '#domain/properties/medians.ts';
import type { PropertyType } from '#domain/properties/property.ts';
import { isShown, isWithin } from '#server/features/listing-conditions/public.ts';
import type { Database } from '#server/platform/database/database.ts';

/** What is asked for homes with as many bedrooms, in pesewas. */
export interface MedianRow {
  bedrooms: number;
  median_pesewas: number;
  listings: number;
}

/**
 * Medians of what is on offer in a place, by bedrooms. What is only known to lie in a larger place is left out: it stands at that
 * one's middle.
 */
export async function readMedians(
  db: Database,
  propertyType: PropertyType,
  place: Pick<Place, 'lat' | 'lng' | 'radius'>,
): Promise<MedianRow[]> {
  const conditions = [
    sql<SqlBool>`listings.kind = 'property' and ${isShown('listings')}`,
    sql<SqlBool>`listings.property_type = ${propertyType} and listings.status = 'available'`,
    sql<SqlBool>`(listings.pin_lat is not null or listings.pin_radius <= ${place.radius})`,
    sql<SqlBool>`listings.facts ? 'bedrooms'`,
    ...isWithin('listings', place, place.radius / 1_000),
  ];
  const { rows } = await sql<MedianRow>`
    select (facts ->> 'bedrooms')::integer as bedrooms, count(*)::integer as listings,
      round((percentile_cont(0.5) within group (order by price_pesewas))::numeric)::bigint as median_pesewas
    from listings where ${sql.join(conditions, sql` and `)}
    group by 1 having count(*) >= ${sql.lit(MEDIAN_OF)} order by 1`.execute(db);
  return rows;
}
