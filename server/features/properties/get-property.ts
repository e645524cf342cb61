import type { Viewer } from '#domain/accounts/actor.ts';
import type { Property } from '#domain/properties/schema.ts';
import { answerTimeOf } from '#server/features/answer-times/public.ts';
import { nearbyOf } from '#server/features/listings/public.ts';
import { priceHistoryOf } from '#server/features/prices/public.ts';
import { listChecksFor } from '#server/features/verification/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentProperty } from './present.ts';
import { propertyFinder } from './property-finder.ts';
import type { ListedPropertyRow } from './repository.ts';

/**
 * One property, for who may read it.
 * @throws {DomainError} NOT_FOUND.
 */
export async function getProperty(
  platform: Pick<Platform, 'db' | 'now' | 'config'>,
  viewer: Viewer,
  id: string,
): Promise<Property> {
  return withDetails(
    platform,
    platform.db,
    await propertyFinder.getReadableRow(platform.db, viewer, id),
  );
}

/**
 * A property for the person who has just changed it.
 * @throws {DomainError} NOT_FOUND.
 */
export const getOwnProperty = async (
  platform: Pick<Platform, 'now' | 'config'>,
  db: Database | Transaction,
  id: string,
): Promise<Property> => withDetails(platform, db, await propertyFinder.getRow(db, id));

async function withDetails(
  { now, config }: Pick<Platform, 'now' | 'config'>,
  db: Database | Transaction,
  row: ListedPropertyRow,
): Promise<Property> {
  return {
    ...presentProperty(row, config),
    nearby: nearbyOf(row),
    checks: await listChecksFor(db, now(), { listerId: row.lister_id, id: row.id }),
    ...(await priceHistoryOf(db, row)),
    ...(await answerTimeOf(db, row.lister_id)),
  };
}
