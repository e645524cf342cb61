import type { Actor } from '#domain/accounts/actor.ts';
import type { ChangeSearchBody, SavedSearch } from '#domain/saved-searches/schema.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { searchAlerts } from './alert-repository.ts';
import { lockOwnSearch } from './own-search.ts';
import { presentSearch } from './present.ts';
import { type SavedSearchRow, savedSearches } from './repository.ts';
import { queueAlerts } from './send-alerts-job.ts';

/**
 * Renames a search, pauses it, or changes how often it mails. Matches not mailed yet go out at once
 * if that is the new choice, and never while a search is paused.
 * @throws {DomainError} NOT_FOUND.
 */
export function changeSearch(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actor: Actor,
  id: string,
  change: ChangeSearchBody,
): Promise<SavedSearch> {
  return inTransaction(db, async (tx) => {
    const before = await lockOwnSearch(tx, actor, id);
    const row = await savedSearches.update(tx, before.id, {
      name: change.name ?? before.name,
      alerts: change.alerts ?? before.alerts,
      paused: change.paused ?? before.paused,
      updated_at: now(),
    });
    await settleChange(tx, row, now());
    return presentSearch(row);
  });
}

/** Settles the matches not mailed yet after a search has changed. */
export async function settleChange(
  tx: Transaction,
  { id, alerts, paused }: Pick<SavedSearchRow, 'id' | 'alerts' | 'paused'>,
  now: Date,
): Promise<void> {
  if (paused || alerts === 'none') await searchAlerts.settle(tx, id, now);
  else if (alerts === 'at-once' && (await searchAlerts.hasUntold(tx, id))) {
    await queueAlerts(tx, [id]);
  }
}
