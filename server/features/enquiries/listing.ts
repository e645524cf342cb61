import { carDetailMessages } from '#domain/cars/messages.ts';
import { notFound } from '#domain/errors.ts';
import type { ListingKind } from '#domain/listing-kind.ts';
import { propertyMessages } from '#domain/properties/messages.ts';
import { type CarSummary, getCarSummary, lockCar } from '#server/features/cars/public.ts';
import {
  getPropertySummary,
  lockProperty,
  type PropertySummary,
} from '#server/features/properties/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** What an enquiry is about. */
export interface ListingAddress {
  kind: ListingKind;
  id: string;
}

/** A property or a car, as far as an enquiry needs to know it. */
export type Listing = Pick<PropertySummary & CarSummary, 'id' | 'listerId' | 'pause'>;

/**
 * The listing of an address.
 * @throws {DomainError} NOT_FOUND for what is unknown or deleted, or no id.
 */
export async function existingListing(
  db: Database,
  { kind, id }: ListingAddress,
): Promise<Listing> {
  const find = kind === 'property' ? getPropertySummary : getCarSummary;
  return found(kind, await find(db, id));
}

/** The same, and it stays what it is until the transaction ends. */
export async function lockListing(tx: Transaction, { kind, id }: ListingAddress): Promise<Listing> {
  const lock = kind === 'property' ? lockProperty : lockCar;
  return found(kind, await lock(tx, id));
}

function found(kind: ListingKind, listing: Listing | undefined): Listing {
  if (listing) return listing;
  throw notFound(kind === 'property' ? propertyMessages.notFound : carDetailMessages.notFound);
}
