import { randomBytes } from 'node:crypto';
import { changeEmailMessages } from '#domain/accounts/change-email-messages.ts';
import { badInput } from '#domain/errors.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { addJob } from '#server/platform/jobs/jobs.ts';
import { noteAccount } from '#server/platform/log/request-context.ts';
import { recordSecurityEvent } from '#server/platform/log/security-events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { holdResponse } from '#server/platform/slow-refusals.ts';
import { emailLinks } from './email-link-repository.ts';
import { removeFactorsOf } from './factors.ts';
import { EMAIL_LINK_USES_PER_ADDRESS } from './limits.ts';
import { hashLinkToken, WRONG_TOKEN_MS } from './link-tokens.ts';
import { hashPassword } from './passwords.ts';
import { passwordResets, sessions, users } from './repository.ts';
import { SEND_RESET_LINK } from './send-reset-link-job.ts';
import { endStepsOf } from './sign-in-steps.ts';

/**
 * Brings back the address that an account had before somebody else changed it: every session ends, the password, which
 * they know, no longer works, passkeys and codes are gone, and a link to choose another password is mailed.
 * @throws {DomainError} BAD_INPUT for a link that is unknown, used or older than seven days; TOO_MANY_REQUESTS.
 */
export async function undoEmailChange(
  platform: Platform,
  { token, address }: { token: string; address: string },
): Promise<string> {
  const { db, limits } = platform;
  await limits.of(EMAIL_LINK_USES_PER_ADDRESS).take(address);
  const now = platform.now();
  const link = await emailLinks.find(db, hashLinkToken(token), now);
  if (link?.purpose !== 'undo' || link.used_at) {
    await holdResponse(WRONG_TOKEN_MS);
    throw badInput(changeEmailMessages.undoInvalid);
  }
  noteAccount(link.user_id);
  const nobodysPassword = await hashPassword(randomBytes(32).toString('base64url'));
  await inTransaction(db, async (tx) => {
    const user = await users.lock(tx, link.user_id);
    if (!user || !(await emailLinks.use(tx, link.token_hash, now))) {
      throw badInput(changeEmailMessages.undoInvalid);
    }
    await users.update(tx, user.id, {
      email: link.email,
      email_confirmed_at: now,
      password_hash: nobodysPassword,
    });
    // Those of before stay: whoever had the account for a while cannot spend what its owner has.
    await emailLinks.spendLaterThan(tx, link, now);
    await passwordResets.spendAllOf(tx, user.id, now);
    await endStepsOf(tx, user.id);
    await sessions.revokeAllOf(tx, user.id, now);
    // Whoever changed the address may have added a way in of their own.
    await removeFactorsOf(tx, user.id);
    await addJob(tx, SEND_RESET_LINK, { userId: user.id });
  });
  recordSecurityEvent(platform.log, 'user_updated', { reason: 'email_restored' });
  return changeEmailMessages.undone(link.email);
}
