import type { Viewer } from '#domain/accounts/actor.ts';
import type { Pause } from '#domain/availability/schema.ts';
import type { ModerationState } from '#domain/moderation/states.ts';
import { propertyMessages } from '#domain/properties/messages.ts';
import type { PropertyStatus, PropertyType, Subtype } from '#domain/properties/property.ts';
import { isId } from '#domain/values/id.ts';
import { type Pesewas, pesewas } from '#domain/values/money.ts';
import { presentPause, requireReadable } from '#server/features/listings/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { properties } from './repository.ts';

/** What other features need to know of a property. */
export interface PropertySummary {
  id: string;
  name: string;
  location: string;
  propertyType: PropertyType;
  subtype: Subtype;
  status: PropertyStatus;
  pause?: Pause;
  moderation: ModerationState;
  pricePesewas: Pesewas;
  listerId: string;
  updatedAt: Date;
}

/** A property by its id; undefined when it is unknown or deleted, or the id is none. */
export async function getPropertySummary(
  db: Database | Transaction,
  id: string,
): Promise<PropertySummary | undefined> {
  return isId(id) ? summaryOf(await properties.findSummary(db, id)) : undefined;
}

/**
 * The same for who may read it.
 * @throws {DomainError} NOT_FOUND.
 */
export const getReadableProperty = async (
  db: Database | Transaction,
  viewer: Viewer,
  id: string,
): Promise<PropertySummary> =>
  requireReadable(viewer, await getPropertySummary(db, id), propertyMessages.notFound);

/** What `getPropertySummary` finds, and nobody else changes it before the transaction ends. */
export async function lockProperty(
  tx: Transaction,
  id: string,
): Promise<PropertySummary | undefined> {
  return isId(id) ? summaryOf(await properties.lockSummary(tx, id)) : undefined;
}

function summaryOf(
  row: Awaited<ReturnType<typeof properties.findSummary>>,
): PropertySummary | undefined {
  return (
    row && {
      id: row.id,
      name: row.name,
      location: row.location,
      propertyType: row.property_type as PropertyType,
      subtype: row.subtype as Subtype,
      status: row.status as PropertyStatus,
      ...presentPause(row),
      moderation: row.moderation as ModerationState,
      pricePesewas: pesewas(row.price_pesewas),
      listerId: row.lister_id,
      updatedAt: row.updated_at,
    }
  );
}
