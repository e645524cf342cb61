import { RESET_TOKEN_MINUTES } from '#domain/accounts/rules.ts';
import { forgotPasswordSentences } from '#domain/accounts/sentences.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { recordSecurityEvent } from '#server/platform/log/security-events.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { resetPasswordMail } from './mails.ts';
import { passwordResets, users } from './repository.ts';
import { hashResetToken, newResetToken } from './reset-tokens.ts';

/**
 * Mails a reset link when the email has an account; the answer is the same when it has none.
 * @throws {DomainError} TOO_MANY_REQUESTS after five mails an hour for one email.
 */
export async function forgotPassword(platform: Platform, email: string): Promise<string> {
  await platform.limits.forgotPassword.take(email);
  const user = await users.findByEmail(platform.db, email);
  if (user && !user.suspended_at) {
    const token = newResetToken();
    const now = platform.now();
    await inTransaction(platform.db, async (tx) => {
      await passwordResets.insert(tx, {
        token_hash: hashResetToken(token),
        user_id: user.id,
        expires_at: new Date(now.getTime() + RESET_TOKEN_MINUTES * 60_000),
      });
      await queueMail(tx, resetPasswordMail(user, token, platform.config.appUrl));
    });
    recordSecurityEvent(platform.log, 'authn_password_reset_request', { account: user.id });
  }
  return forgotPasswordSentences.success;
}
