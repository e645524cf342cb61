import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { forbidden, notFound } from '#domain/errors.ts';
import { messageListMessages } from '#domain/site/message-list-messages.ts';
import { isId } from '#domain/values/id.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { contactMessages } from './message-repository.ts';

/**
 * Marks a message of the contact page as done, or as open again. Returns a sentence about it; a
 * repeat changes nothing.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin; NOT_FOUND.
 */
export async function setMessageDone(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actor: Actor,
  id: string,
  done: boolean,
): Promise<string> {
  if (!isAdmin(actor)) throw forbidden();
  return inTransaction(db, async (tx) => {
    const at = now();
    const changed = isId(id) ? await contactMessages.setDone(tx, id, done ? at : null) : undefined;
    if (changed === undefined) throw notFound(messageListMessages.notFound);
    if (changed) {
      await recordAudit(tx, {
        event: done ? 'message-done' : 'message-opened',
        at,
        subject: { kind: 'message', id },
        before: { done: !done },
        after: { done },
      });
    }
    return done ? messageListMessages.done : messageListMessages.openAgain;
  });
}
