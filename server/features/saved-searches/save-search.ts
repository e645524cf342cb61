import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import { badInput, conflict, forbidden } from '#domain/errors.ts';
import { invalidInput } from '#domain/invalid-input.ts';
import { SAVED_SEARCHES_MAX, savedSearchMessages } from '#domain/saved-searches/messages.ts';
import { canSaveSearch } from '#domain/saved-searches/permissions.ts';
import type { SavedSearch, SaveSearchBody } from '#domain/saved-searches/schema.ts';
import { plainFilters, readSearchedLists } from '#domain/saved-searches/searched-lists.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { SAVED_SEARCHES } from './limits.ts';
import { presentSearch } from './present.ts';
import { savedSearches } from './repository.ts';

/** Nobody guesses this many bytes. */
const TOKEN_BYTES = 24;

/**
 * Keeps a search. Saving the same filters of the same list again keeps one search, with the latest
 * name and frequency; the same goes for a retry after a lost response.
 * @throws {DomainError} FORBIDDEN; BAD_INPUT for filters that the list does not know, and for none; CONFLICT for one
 * search too many; TOO_MANY_REQUESTS.
 */
export async function saveSearch(
  { db, limits, now }: Pick<Platform, 'db' | 'limits' | 'now'>,
  actor: Actor,
  { name, path, query, alerts }: SaveSearchBody,
): Promise<SavedSearch> {
  if (!canSaveSearch(actor)) throw forbidden();
  const filters = plainFilters(query);
  const read = readSearchedLists(path, filters);
  if (!read.ok)
    throw invalidInput(read.issues.map((issue) => ({ ...issue, path: ['query', ...issue.path] })));
  if (Object.keys(filters).length === 0) {
    throw badInput(savedSearchMessages.noFilter, { query: savedSearchMessages.noFilter });
  }
  await limits.of(SAVED_SEARCHES).take(actor.userId);
  const { userId } = actor;
  return inTransaction(db, async (tx) => {
    await savedSearches.lockOwner(tx, userId);
    const same = await savedSearches.findSame(tx, { userId, path, query: filters });
    if (same) {
      const changed = { name, alerts, paused: false, updated_at: now() };
      return presentSearch(await savedSearches.update(tx, same.id, changed));
    }
    if ((await savedSearches.count(tx, userId)) >= SAVED_SEARCHES_MAX) {
      throw conflict(savedSearchMessages.tooMany);
    }
    const row = await savedSearches.insert(tx, {
      id: uuid(),
      user_id: userId,
      name,
      path,
      query: filters,
      alerts,
      unsubscribe_token: randomBytes(TOKEN_BYTES).toString('base64url'),
      created_at: now(),
      updated_at: now(),
    });
    return presentSearch(row);
  });
}
