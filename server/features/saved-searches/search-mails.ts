import type { Unsubscription } from '#domain/unsubscribe/schema.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { settleChange } from './change-search.ts';
import { savedSearches } from './repository.ts';

/** The mails of saved searches, each search by the token in its mails. */
export const searchMails = {
  async find(db: Database, token: string): Promise<Unsubscription | undefined> {
    const row = await savedSearches.findByToken(db, token);
    return row && { about: 'saved-search', name: row.name, isStopped: row.alerts === 'none' };
  },

  /** A repeat does nothing more. Returns whether there is such a search. */
  stop: ({ db, now }: Pick<Platform, 'db' | 'now'>, token: string): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      const found = await savedSearches.findByToken(tx, token);
      const row = found && (await savedSearches.lock(tx, found.id));
      if (!row) return false;
      const changed = { alerts: 'none', updated_at: now() };
      await settleChange(tx, await savedSearches.update(tx, row.id, changed), now());
      return true;
    }),
};
