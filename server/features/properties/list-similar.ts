import { notFound } from '#domain/errors.ts';
import { isId } from '#domain/id.ts';
import { SIMILAR_SHOWN } from '#domain/properties/property.ts';
import type { Property } from '#domain/properties/schema.ts';
import { propertySentences } from '#domain/properties/sentences.ts';
import type { Database } from '#server/platform/database/database.ts';
import { gather } from '#server/platform/database/gather.ts';
import { presentProperty } from './present.ts';
import { properties } from './repository.ts';

/**
 * Available properties of the same subtype: those of its town, then of its region, then of the country, the newest first.
 * @throws {DomainError} NOT_FOUND, also for what is no id.
 */
export async function listSimilarProperties(db: Database, id: string): Promise<Property[]> {
  const property = isId(id) ? await properties.findById(db, id) : undefined;
  if (!property) throw notFound(propertySentences.notFound);
  const { subtype, location, region } = property;
  const rows = await gather(
    [{ location, region }, { region }, {}],
    { max: SIMILAR_SHOWN, except: property.id },
    (place, size) =>
      properties.findPage(db, { subtype, status: 'available', ...place }, 'newest', {
        size,
        offset: 0,
      }),
  );
  return rows.map(presentProperty);
}
