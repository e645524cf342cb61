import type { Actor } from '#domain/accounts/actor.ts';
import { notFound } from '#domain/errors.ts';
import { verificationMessages } from '#domain/verification/messages.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { documents } from './document-repository.ts';
import { lockVerification, requireWay } from './lock-verification.ts';
import { verifications } from './repository.ts';

/**
 * Takes back the actor's request: a badge goes, along with number and photos.
 * @throws {DomainError} NOT_FOUND, also for someone else's; CONFLICT if it is decided otherwise.
 */
export async function takeBackVerification(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actor: Actor,
  id: string,
): Promise<void> {
  const at = now();
  await inTransaction(db, async (tx) => {
    const request = await lockVerification(tx, id);
    if (request.user_id !== actor.userId) throw notFound(verificationMessages.notFound);
    const state = requireWay(request, 'take-back', verificationMessages.notNow);
    await verifications.change(tx, id, { state, decided_at: at, decided_by: actor.userId });
    await verifications.forgetNumber(tx, id);
    await documents.remove(tx, id);
    await recordAudit(tx, {
      event: 'verification-decided',
      at,
      subject: { kind: 'person', id: actor.userId },
      before: { state: request.state },
      after: { state, kind: request.kind, verification: id },
    });
  });
}
