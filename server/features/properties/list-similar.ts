import type { Viewer } from '#domain/accounts/actor.ts';
import { type PropertyType, SIMILAR_SHOWN, type Subtype } from '#domain/properties/property.ts';
import type { Property } from '#domain/properties/schema.ts';
import { usedAlike } from '#domain/properties/uses.ts';
import { findSimilar } from '#server/features/listings/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentProperties } from './present.ts';
import { propertyFinder } from './property-finder.ts';
import { type PropertyFilter, properties } from './repository.ts';

/**
 * Available properties for the same use, nearest first, before any other of the property type; in
 * each place its own subtype first.
 * @throws {DomainError} NOT_FOUND, also for a malformed id, or one not the viewer's to read.
 */
export async function listSimilarProperties(
  platform: Pick<Platform, 'db' | 'now' | 'config'>,
  viewer: Viewer,
  id: string,
): Promise<Property[]> {
  const { db } = platform;
  const property = await propertyFinder.getReadableRow(db, viewer, id);
  const subtype = property.subtype as Subtype;
  const alike = usedAlike(subtype);
  const isOn: PropertyFilter = { status: ['available'] };
  const ofUse: PropertyFilter[] = [
    { ...isOn, subtype },
    ...(alike.length > 1 ? [{ ...isOn, subtypes: alike }] : []),
  ];
  const ofType = [{ ...isOn, propertyType: [property.property_type as PropertyType] }];
  const rows = await findSimilar(db, properties, property, [ofUse, ofType], SIMILAR_SHOWN);
  return presentProperties(platform, rows);
}
