import type { StarSum } from '#domain/comments/rules.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { properties } from './repository.ts';

/** Stores a property's stars in its own row, in the transaction of the comment that changed them. */
export async function setRating(tx: Transaction, id: string, stars: StarSum): Promise<void> {
  await properties.setRating(tx, id, stars);
}
