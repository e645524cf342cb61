import { notFound } from '#domain/errors.ts';
import type { Alerts } from '#domain/saved-searches/messages.ts';
import type { Unsubscription } from '#domain/saved-searches/schema.ts';
import { unsubscribeMessages } from '#domain/saved-searches/unsubscribe-messages.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { settleChange } from './change-search.ts';
import { savedSearches } from './repository.ts';

/**
 * The search that the token of a mail stands for; who has the mail needs no session.
 * @throws {DomainError} NOT_FOUND.
 */
export async function getUnsubscription(
  { db }: Pick<Platform, 'db'>,
  token: string,
): Promise<Unsubscription> {
  const row = await savedSearches.findByToken(db, token);
  if (!row) throw notFound(unsubscribeMessages.unknown);
  return { name: row.name, alerts: row.alerts as Alerts };
}

/**
 * Stops the mails about the search that a token stands for; again does nothing more.
 * @throws {DomainError} NOT_FOUND.
 */
export const unsubscribe = (
  { db, now }: Pick<Platform, 'db' | 'now'>,
  token: string,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const found = await savedSearches.findByToken(tx, token);
    const row = found && (await savedSearches.lock(tx, found.id));
    if (!row) throw notFound(unsubscribeMessages.unknown);
    const changed = { alerts: 'none', updated_at: now() };
    await settleChange(tx, await savedSearches.update(tx, row.id, changed), now());
  });
