import type { Actor } from '#domain/accounts/actor.ts';
import { unauthenticated } from '#domain/errors.ts';
import { leavingMessages } from '#domain/leaving/messages.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { members } from './repository.ts';

/**
 * Keeps the actor's account, and shows the listings again that were paused for it. For an account that is not to be deleted it does
 * nothing.
 * @throws {DomainError} UNAUTHENTICATED once it is deleted.
 */
export const keepAccount = (
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { userId }: Actor,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const member = await members.lock(tx, userId);
    if (!member || member.erased_at) throw unauthenticated();
    if (member.leaving_since) {
      await members.setLeaving(tx, userId, null);
      await members.showListings(tx, userId);
      await recordAudit(tx, {
        event: 'account-kept',
        at: now(),
        subject: { kind: 'person', id: userId },
      });
    }
    return leavingMessages.kept;
  });
