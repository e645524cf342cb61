import { SIMILAR_SHOWN, subtypeOf } from '#domain/properties/property.ts';
import type { Property } from '#domain/properties/schema.ts';
import { placesAround } from '#server/features/listings/public.ts';
import { gather } from '#server/platform/database/gather.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getPropertyOrThrow } from './get-property.ts';
import { presentProperties, presentProperty } from './present.ts';
import { type PropertyFilter, properties } from './repository.ts';

/**
 * Available properties of the same type: those of its town, then what is within 10, 25 and 50 km, then of its region,
 * then of the country from near to far; in each place those of its subtype first, then the newest.
 * @throws {DomainError} NOT_FOUND, also for what is no id.
 */
export async function listSimilarProperties(
  platform: Pick<Platform, 'db' | 'now'>,
  id: string,
): Promise<Property[]> {
  const { db } = platform;
  const property = presentProperty(await getPropertyOrThrow(db, id));
  const subtype = subtypeOf(property) ?? undefined;
  const places: PropertyFilter[] = placesAround(property);
  const likes: PropertyFilter[] = [{ subtype }, { propertyType: [property.propertyType] }];
  const rows = await gather(
    places.flatMap((place) => likes.map((like) => ({ ...like, ...place }))),
    { max: SIMILAR_SHOWN, except: property._id },
    (filter, size) =>
      properties.findPage(db, { ...filter, status: ['available'] }, 'newest', {
        size,
        offset: 0,
      }),
  );
  return presentProperties(platform, rows);
}
