import type { Viewer } from '#domain/accounts/actor.ts';
import { SIMILAR_SHOWN, subtypeOf } from '#domain/properties/property.ts';
import type { Property } from '#domain/properties/schema.ts';
import { usedAlike } from '#domain/properties/uses.ts';
import { placesAround } from '#server/features/listings/public.ts';
import { gather } from '#server/platform/database/gather.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentProperties, presentProperty } from './present.ts';
import { propertyFinder } from './property-finder.ts';
import { type PropertyFilter, properties } from './repository.ts';

/**
 * Available properties that are used alike, in the whole country before any other of the property type: those of its town,
 * then what is within 10, 25 and 50 km, then of its region, then of the country from near to far, and last what has no place; in
 * each of these its own subtype first.
 * @throws {DomainError} NOT_FOUND, also for what is no id, or not the viewer's to read.
 */
export async function listSimilarProperties(
  platform: Pick<Platform, 'db' | 'now' | 'config'>,
  viewer: Viewer,
  id: string,
): Promise<Property[]> {
  const { db } = platform;
  const property = presentProperty(
    await propertyFinder.getReadableRow(db, viewer, id),
    platform.config,
  );
  const subtype = subtypeOf(property);
  const alike = subtype ? usedAlike(subtype) : [];
  const ofUse: PropertyFilter[] = [
    ...(subtype ? [{ subtype }] : []),
    ...(alike.length > 1 ? [{ subtypes: alike }] : []),
  ];
  const ofType: PropertyFilter[] = [{ propertyType: [property.propertyType] }];
  const places = placesAround(property);
  const steps = [ofUse, ofType].flatMap((likes) =>
    places.flatMap(({ place, sort }) => likes.map((like) => ({ ...like, ...place, sort }))),
  );
  const rows = await gather(
    steps,
    { max: SIMILAR_SHOWN, except: property._id },
    ({ sort, ...filter }, size) =>
      properties.findPage(db, { ...filter, status: ['available'] }, sort, { size, offset: 0 }),
  );
  return presentProperties(platform, rows);
}
