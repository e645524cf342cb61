import type { Actor, Viewer } from '#domain/accounts/actor.ts';
import { forbidden, notFound } from '#domain/errors.ts';
import type { Transaction } from '#server/platform/database/database.ts';

interface Kind<Summary> {
  /** The listing of an id, locked until the transaction ends. */
  lock(tx: Transaction, id: string): Promise<Summary | undefined>;
  sentences: { notFound: string; notYours: string };
}

/** Whether somebody may do to a listing what they are about to. */
export type Permission<Summary> = (viewer: Viewer, listing: Summary) => boolean;

/**
 * The listing that an actor is about to change, locked until the transaction ends.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless `isAllowed`.
 */
export async function lockForChange<Summary>(
  { lock, sentences }: Kind<Summary>,
  tx: Transaction,
  actor: Actor,
  id: string,
  isAllowed: Permission<Summary>,
): Promise<Summary> {
  const listing = await lock(tx, id);
  if (!listing) throw notFound(sentences.notFound);
  if (!isAllowed(actor, listing)) throw forbidden(sentences.notYours);
  return listing;
}
