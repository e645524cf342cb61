import { resetPasswordMessages } from '#domain/accounts/messages.ts';
import { badInput } from '#domain/errors.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import { noteAccount } from '#server/platform/log/request-context.ts';
import { recordSecurityEvent } from '#server/platform/log/security-events.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { holdResponse } from '#server/platform/slow-refusals.ts';
import { emailLinks } from '../email/email-link-repository.ts';
import { RESETS_PER_ADDRESS } from '../limits.ts';
import { hashLinkToken, WRONG_TOKEN_MS } from '../link-tokens.ts';
import { forgetFailedLogins } from '../login/login-attempts.ts';
import { endStepsOf } from '../login/sign-in-steps.ts';
import { passwordChangedMail } from '../mails.ts';
import { sessions, users } from '../repository.ts';
import { checkNewPassword } from './check-new-password.ts';
import { passwordResets } from './password-reset-repository.ts';
import { hashPassword } from './passwords.ts';

/**
 * Sets a new password for a token's account, confirms its address, ends all its sessions, and mails
 * the account. The token is checked first: hashing a password for anyone guessing would be our most
 * expensive call.
 * @throws {DomainError} BAD_INPUT for a token that is unknown, used or older than an hour, and for a password that
 * is too easily guessed; TOO_MANY_REQUESTS; UNAVAILABLE when too many passwords wait.
 */
export async function resetPassword(
  platform: Platform,
  { token, password, address }: { token: string; password: string; address: string },
): Promise<string> {
  await platform.limits.of(RESETS_PER_ADDRESS).take(address);
  const now = platform.now();
  const tokenHash = hashLinkToken(token);
  const owner = await passwordResets.findOwner(platform.db, tokenHash, now);
  if (!owner) {
    await holdResponse(WRONG_TOKEN_MS);
    throw badInput(resetPasswordMessages.invalidToken);
  }
  await checkNewPassword(password, owner.email);
  const passwordHash = await hashPassword(password);
  await inDurableTransaction(platform.db, async (tx) => {
    // Of two calls that found the token good, only one uses it.
    const userId = await passwordResets.use(tx, tokenHash, now);
    if (!userId) throw badInput(resetPasswordMessages.invalidToken);
    await passwordResets.spendAllOf(tx, userId, now);
    await sessions.revokeAllOf(tx, userId, now);
    await endStepsOf(tx, userId);
    await emailLinks.spendOf(tx, userId, ['confirm', 'change'], now);
    // The link came by mail: the person who opened it reads mail to that address.
    await users.update(tx, userId, { password_hash: passwordHash, email_confirmed_at: now });
    await queueMail(
      tx,
      passwordChangedMail({ ...owner, email_confirmed_at: now }, platform.config.appUrl),
    );
    noteAccount(userId);
  });
  recordSecurityEvent(platform.log, 'authn_password_change', { reason: 'reset' });
  await forgetFailedLogins(platform.limits, owner);
  return resetPasswordMessages.success;
}
