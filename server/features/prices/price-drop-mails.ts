import type { Actor } from '#domain/accounts/actor.ts';
import { priceDropMessages } from '#domain/prices/messages.ts';
import type { PriceDropMails } from '#domain/prices/schema.ts';
import type { Unsubscription } from '#domain/unsubscribe/schema.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { priceDropMails, priceDrops } from './drop-repository.ts';
import { PRICE_DROP_MAILS } from './limits.ts';

/**
 * Switches the actor's mails about prices on or off.
 * @throws {DomainError} TOO_MANY_REQUESTS.
 */
export async function setPriceDropMails(
  platform: Pick<Platform, 'db' | 'now' | 'limits'>,
  { userId }: Actor,
  { wanted }: PriceDropMails,
): Promise<PriceDropMails> {
  await platform.limits.of(PRICE_DROP_MAILS).take(userId);
  await want(platform, userId, wanted);
  return { wanted };
}

/** The mails about prices, each person's by their own token. */
export const dropMails = {
  async find(db: Database, token: string): Promise<Unsubscription | undefined> {
    const row = await priceDropMails.findByToken(db, token);
    return row && { about: 'price-drops', name: priceDropMessages.about, isStopped: !row.wanted };
  },

  /** A repeat does nothing more. Returns whether the token belongs to someone. */
  async stop(platform: Pick<Platform, 'db' | 'now'>, token: string): Promise<boolean> {
    const row = await priceDropMails.findByToken(platform.db, token);
    if (row) await want(platform, row.user_id, false);
    return row !== undefined;
  },
};

/** Switching them off drops the mails that wait. */
const want = ({ db, now }: Pick<Platform, 'db' | 'now'>, userId: string, wanted: boolean) =>
  inTransaction(db, async (tx) => {
    await priceDropMails.want(tx, userId, wanted);
    if (!wanted) await priceDrops.settle(tx, userId, now());
  });
