import type { Actor } from '#domain/accounts/actor.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { lockOwnSearch } from './own-search.ts';
import { savedSearches } from './repository.ts';

/**
 * Deletes a search, with its matches.
 * @throws {DomainError} NOT_FOUND.
 */
export const deleteSearch = (
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  id: string,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { id: own } = await lockOwnSearch(tx, actor, id);
    await savedSearches.remove(tx, own);
  });
