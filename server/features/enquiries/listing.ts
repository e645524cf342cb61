import type { Viewer } from '#domain/accounts/actor.ts';
import { carDetailMessages } from '#domain/cars/messages.ts';
import type { ListingKind } from '#domain/listing-kind.ts';
import { propertyMessages } from '#domain/properties/messages.ts';
import { getReadableCar, lockCar } from '#server/features/cars/public.ts';
import { type ListingSummary, requireReadable } from '#server/features/listings/public.ts';
import { getReadableProperty, lockProperty } from '#server/features/properties/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** What an enquiry is about. */
export interface ListingAddress {
  kind: ListingKind;
  id: string;
}

/** A property or a car, as far as an enquiry needs to know it. */
export type Listing = Pick<ListingSummary, 'id' | 'listerId' | 'moderation' | 'pause'>;

/**
 * The listing of an address.
 * @throws {DomainError} NOT_FOUND for what is unknown or deleted, no id, or not the viewer's to read.
 */
export async function existingListing(
  db: Database,
  viewer: Viewer,
  { kind, id }: ListingAddress,
): Promise<Listing> {
  const find = kind === 'property' ? getReadableProperty : getReadableCar;
  return find(db, viewer, id);
}

/** The same, and it stays what it is until the transaction ends. */
export async function lockListing(
  tx: Transaction,
  viewer: Viewer,
  { kind, id }: ListingAddress,
): Promise<Listing> {
  return kind === 'property'
    ? requireReadable(viewer, await lockProperty(tx, id), propertyMessages.notFound)
    : requireReadable(viewer, await lockCar(tx, id), carDetailMessages.notFound);
}
