import type { Viewer } from '#domain/accounts/actor.ts';
import { carDetailMessages } from '#domain/cars/messages.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { propertyMessages } from '#domain/properties/messages.ts';
import { getReadableCar, lockCar } from '#server/features/cars/public.ts';
import { type ListingSummary, requireReadable } from '#server/features/listings/public.ts';
import { getReadableProperty, lockProperty } from '#server/features/properties/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** The listing that an enquiry is about. */
export interface ListingAddress {
  kind: ListingKind;
  id: string;
}

/** The fields of a property or a car that an enquiry needs. */
export type Listing = Pick<ListingSummary, 'id' | 'listerId' | 'moderation' | 'pause'>;

/** @throws {DomainError} NOT_FOUND for a malformed id, and a listing that is unknown, deleted or not the viewer's to read. */
export async function existingListing(
  db: Database,
  viewer: Viewer,
  { kind, id }: ListingAddress,
): Promise<Listing> {
  return OF_KIND[kind].getReadable(db, viewer, id);
}

/** Also locks it until the transaction ends. */
export async function lockListing(
  tx: Transaction,
  viewer: Viewer,
  { kind, id }: ListingAddress,
): Promise<Listing> {
  const { lock, notFound } = OF_KIND[kind];
  return requireReadable<Listing>(viewer, await lock(tx, id), notFound);
}

const OF_KIND = {
  property: {
    getReadable: getReadableProperty,
    lock: lockProperty,
    notFound: propertyMessages.notFound,
  },
  car: { getReadable: getReadableCar, lock: lockCar, notFound: carDetailMessages.notFound },
} satisfies Record<ListingKind, unknown>;
