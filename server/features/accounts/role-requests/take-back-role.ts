import type { Actor } from '#domain/accounts/actor.ts';
import { roleMessages } from '#domain/accounts/role-messages.ts';
import { conflict, unauthenticated } from '#domain/errors.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { roleRequests } from './role-request-repository.ts';

/**
 * Takes back the actor's waiting request: only the audit log keeps a trace. An Admin who decides at
 * the same moment holds the lock of the same account, so that one of them comes first. Without a
 * request nothing changes.
 * @returns a sentence about the result.
 * @throws {DomainError} CONFLICT if an Admin has answered, and for someone with another role.
 */
export const takeBackRole = (
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { userId }: Actor,
): Promise<string> =>
  inDurableTransaction(db, async (tx) => {
    const asker = await roleRequests.lockAsker(tx, userId);
    if (!asker) throw unauthenticated();
    const taken = await roleRequests.forgetWaiting(tx, userId);
    if (taken) {
      await recordAudit(tx, {
        event: 'role-taken-back',
        at: now(),
        subject: { kind: 'person', id: userId },
        before: { role: taken.role },
      });
      return roleMessages.takenBack;
    }
    if (await roleRequests.lastOf(tx, userId)) throw conflict(roleMessages.answeredAlready);
    if (asker.role !== 'Customer') throw conflict(roleMessages.nothingAsked);
    return roleMessages.nothingAsked;
  });
