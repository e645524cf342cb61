import type { Actor } from '#domain/accounts/actor.ts';
import { unauthenticated } from '#domain/errors.ts';
import { leavingMessages } from '#domain/leaving/messages.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type MemberRow, members } from './repository.ts';

/**
 * Keeps the actor's account, and shows the listings again that were paused for leaving. Does
 * nothing for an account that is not leaving.
 * @throws {DomainError} UNAUTHENTICATED once it is deleted.
 */
export const keepAccount = (
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { userId }: Actor,
): Promise<string> =>
  inDurableTransaction(db, async (tx) => {
    const member = await members.lock(tx, userId);
    if (!member || member.erased_at) throw unauthenticated();
    if (!member.leaving_since) return leavingMessages.staysAnyway;
    await keep(tx, member, now());
    return leavingMessages.kept;
  });

/**
 * Keeps an account whose deletion was requested at a moment or later, in the transaction that
 * undoes an intruder's changes.
 */
export async function keepAccountSince(
  tx: Transaction,
  userId: string,
  since: Date,
  now: Date,
): Promise<void> {
  const member = await members.lock(tx, userId);
  if (!member?.leaving_since || member.erased_at || member.leaving_since < since) return;
  await keep(tx, member, now);
}

async function keep(tx: Transaction, { id }: MemberRow, at: Date): Promise<void> {
  await members.setLeaving(tx, id, null);
  await members.showListings(tx, id);
  await recordAudit(tx, { event: 'account-kept', at, subject: { kind: 'person', id } });
}
