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
 * Changes a property's comments and its rating in a transaction of its own; otherwise the same as
 * `changeCommentsIn`.
 */
export const changeComments = <Result>(
  db: Database,
  propertyId: string,
  change: (tx: Transaction, property: PropertySummary) => Promise<Result>,
): Promise<Result> =>
  inTransaction(db, (tx) => changeCommentsIn(tx, propertyId, (property) => change(tx, property)));

/**
 * Changes a property's comments and its rating. Makes concurrent comments on it wait, so that the
 * rating always covers all comments.
 * @throws {DomainError} NOT_FOUND for a property that is unknown or deleted.
 */
export async function changeCommentsIn<Result>(
  tx: Transaction,
  propertyId: string,
  change: (property: PropertySummary) => Promise<Result>,
): Promise<Result> {
  const property = await lockProperty(tx, propertyId);
  if (!property) throw notFound(propertyMessages.notFound);
  const result = await change(property);
  const { stars, ratings } = await comments.summarise(tx, property.id);
  await setRating(tx, property.id, { total: stars, count: ratings });
  return result;
}
