import type { Transaction } from '#server/platform/database/database.ts';
import { addJob } from '#server/platform/jobs/jobs.ts';
import { endStepsOf } from '../login/sign-in-steps.ts';
import { passwordResets } from '../passwords/password-reset-repository.ts';
import { SEND_RESET_LINK } from '../passwords/send-reset-link-job.ts';
import { sessions } from '../repository.ts';

/**
 * Ends every session of an account and every login under way, and spends the reset links mailed to
 * it.
 */
export async function endSessionsOf(tx: Transaction, userId: string, now: Date): Promise<void> {
  await sessions.revokeAllOf(tx, userId, now);
  await passwordResets.spendAllOf(tx, userId, now);
  await endStepsOf(tx, userId);
}

/** Queues a link to choose a new password for an account's owner, once the transaction is done. */
export const queueResetLink = (tx: Transaction, userId: string): Promise<void> =>
  addJob(tx, SEND_RESET_LINK, { userId });
