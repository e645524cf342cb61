import type { Viewer } from '#domain/accounts/actor.ts';
import { notFound } from '#domain/errors.ts';
import { propertyMessages } from '#domain/properties/messages.ts';
import type { Property } from '#domain/properties/schema.ts';
import { isId } from '#domain/values/id.ts';
import { answerTimeOf } from '#server/features/answer-times/public.ts';
import { nearbyOf, readableRow, requireReadable } from '#server/features/listings/public.ts';
import { priceHistoryOf } from '#server/features/prices/public.ts';
import { listChecksFor } from '#server/features/verification/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentProperty } from './present.ts';
import { type ListedPropertyRow, properties } from './repository.ts';

/**
 * The row of a property.
 * @throws {DomainError} NOT_FOUND, also for what is no id.
 */
export async function getPropertyOrThrow(
  db: Database | Transaction,
  id: string,
): Promise<ListedPropertyRow> {
  const row = isId(id) ? await properties.findById(db, id) : undefined;
  if (!row) throw notFound(propertyMessages.notFound);
  return row;
}

/**
 * The same for who may read it: anybody, but what is not live only its lister and Admins.
 * @throws {DomainError} NOT_FOUND.
 */
export async function getReadableRow(
  db: Database | Transaction,
  viewer: Viewer,
  id: string,
): Promise<ListedPropertyRow> {
  const row = await getPropertyOrThrow(db, id);
  requireReadable(viewer, readableRow(row), propertyMessages.notFound);
  return row;
}

/**
 * One property, for who may read it.
 * @throws {DomainError} NOT_FOUND.
 */
export async function getProperty(
  platform: Pick<Platform, 'db' | 'now' | 'config'>,
  viewer: Viewer,
  id: string,
): Promise<Property> {
  return withDetails(platform, platform.db, await getReadableRow(platform.db, viewer, id));
}

/**
 * A property for who has just changed it.
 * @throws {DomainError} NOT_FOUND.
 */
export const getOwnProperty = async (
  platform: Pick<Platform, 'now' | 'config'>,
  db: Database | Transaction,
  id: string,
): Promise<Property> => withDetails(platform, db, await getPropertyOrThrow(db, id));

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
