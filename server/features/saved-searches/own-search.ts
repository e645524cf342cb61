import type { Actor } from '#domain/accounts/actor.ts';
import { notFound } from '#domain/errors.ts';
import { savedSearchMessages } from '#domain/saved-searches/messages.ts';
import { canChangeSearch } from '#domain/saved-searches/permissions.ts';
import { isId } from '#domain/values/id.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { type SavedSearchRow, savedSearches } from './repository.ts';

/**
 * A search of the actor's, locked until the transaction ends.
 * @throws {DomainError} NOT_FOUND, also for someone else's, whose existence stays hidden.
 */
export async function lockOwnSearch(
  tx: Transaction,
  actor: Actor,
  id: string,
): Promise<SavedSearchRow> {
  const row = isId(id) ? await savedSearches.lock(tx, id) : undefined;
  if (!row || !canChangeSearch(actor, { userId: row.user_id })) {
    throw notFound(savedSearchMessages.notFound);
  }
  return row;
}
