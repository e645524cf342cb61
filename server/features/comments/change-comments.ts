import { notFound } from '#domain/errors.ts';
import { propertyMessages } from '#domain/properties/messages.ts';
import {
  lockProperty,
  type PropertySummary,
  setRating,
} from '#server/features/properties/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { comments } from './repository.ts';

/**
 * Changes a property's comments and its rating in one transaction. Anyone else who comments on it waits, so that
 * the rating is always that of all comments.
 * @throws {DomainError} NOT_FOUND for a property that is unknown or deleted.
 */
export function changeComments<Result>(
  db: Database,
  propertyId: string,
  change: (tx: Transaction, property: PropertySummary) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (tx) => {
    const property = await lockProperty(tx, propertyId);
    if (!property) throw notFound(propertyMessages.notFound);
    const result = await change(tx, property);
    const { stars, ratings } = await comments.summarise(tx, property.id);
    await setRating(tx, property.id, { total: stars, count: ratings });
    return result;
  });
}
