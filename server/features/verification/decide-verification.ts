import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { badInput, conflict, forbidden } from '#domain/errors.ts';
import { peopleMessages } from '#domain/people/messages.ts';
import { today } from '#domain/values/calendar-date.ts';
import { verifyingMessages } from '#domain/verification/admin-messages.ts';
import { expiryProblem } from '#domain/verification/rules.ts';
import type { DecideVerificationBody } from '#domain/verification/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { lockVerification, requireWay } from './lock-verification.ts';
import { decidedMail } from './mails.ts';
import { type LockedVerification, verifications } from './repository.ts';
import { decryptNumber, encryptNumber, fingerprintsOf, requireEncryption } from './secrets.ts';

type Needed = Pick<Platform, 'db' | 'now' | 'config' | 'atRest'>;

/**
 * Approves, refuses or withdraws a request to be verified for an Admin; the person is mailed.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin; NOT_FOUND; CONFLICT for one's own, where the state has no such
 * way, and for an approval that cannot be given.
 */
export async function decideVerification(
  platform: Needed,
  actor: Actor,
  id: string,
  { transition, reason, expiresOn }: DecideVerificationBody,
): Promise<void> {
  if (!isAdmin(actor)) throw forbidden();
  const at = platform.now();
  await inTransaction(platform.db, async (tx) => {
    const found = await lockVerification(tx, id);
    if (found.user_id === actor.userId) throw conflict(peopleMessages.yourself);
    const corrected = transition === 'approve' ? expiresOn : undefined;
    const request = { ...found, expires_on: corrected ?? found.expires_on };
    const state = requireWay(found, transition, verifyingMessages.notNow);
    const change = {
      state,
      decided_at: at,
      decided_by: actor.userId,
      reason: reason === '' ? null : reason,
    };
    if (transition === 'approve') {
      const secrets = await prepareApproval(tx, platform, actor, request);
      const { expires_on } = request;
      await verifications.change(tx, id, { ...change, ...secrets, expires_on });
    } else await verifications.change(tx, id, change);
    await queueMail(tx, decidedMail(request, transition, reason, platform.config.appUrl));
    await recordAudit(tx, {
      event: 'verification-decided',
      at,
      subject: { kind: 'person', id: request.user_id },
      reason: reason || undefined,
      before: { state: found.state, expiresOn: found.expires_on },
      after: { state, expiresOn: request.expires_on, kind: request.kind, verification: id },
    });
  }).catch((error) => {
    // The second of two accounts with the same number, approved at once.
    if (isOfAnotherAccount(error)) throw conflict(verifyingMessages.numberTakenMeanwhile);
    throw error;
  });
}

/**
 * Makes sure that a request can be approved, and ends the approval that it replaces.
 * @returns its number, encrypted with the current key.
 * @throws {DomainError} CONFLICT.
 */
async function prepareApproval(
  tx: Transaction,
  platform: Needed,
  actor: Actor,
  request: LockedVerification,
) {
  const { id, kind, expires_on } = request;
  const at = platform.now();
  if (request.suspended_at) throw conflict(verifyingMessages.suspended);
  if (request.name.toLowerCase() !== request.checked_name.toLowerCase()) {
    throw conflict(verifyingMessages.renamed);
  }
  const problem = expiryProblem(expires_on, today(at));
  if (problem && expires_on < today(at)) throw conflict(verifyingMessages.expired);
  if (problem) throw badInput(problem, { expiresOn: problem });
  const atRest = requireEncryption(platform);
  const number = request.number && decryptNumber(atRest, id, request.number);
  if (!number) throw conflict(verifyingMessages.unreadable);
  const other = await verifications.approvedFor(tx, request, fingerprintsOf(atRest, kind, number));
  if (other !== undefined) throw conflict(verifyingMessages.numberTaken(other));
  const before = await verifications.approvedBefore(tx, request);
  if (before) {
    const replaced = { state: 'replaced', decided_at: at, decided_by: actor.userId } as const;
    await verifications.change(tx, before.id, replaced);
  }
  return encryptNumber(atRest, id, kind, number);
}

const isOfAnotherAccount = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'one_account_a_number';
