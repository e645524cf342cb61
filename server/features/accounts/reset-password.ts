import { resetPasswordSentences } from '#domain/accounts/sentences.ts';
import { badInput } from '#domain/errors.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { noteAccount } from '#server/platform/log/request-context.ts';
import { recordSecurityEvent } from '#server/platform/log/security-events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { hashPassword } from './passwords.ts';
import { passwordResets, sessions, users } from './repository.ts';
import { hashResetToken } from './reset-tokens.ts';

/**
 * Sets a new password for a token's account, and ends every session of it.
 * @throws {DomainError} BAD_INPUT for a token that is unknown, used or older than an hour.
 */
export async function resetPassword(
  platform: Platform,
  token: string,
  password: string,
): Promise<string> {
  const now = platform.now();
  const passwordHash = await hashPassword(password);
  const email = await inTransaction(platform.db, async (tx) => {
    const userId = await passwordResets.use(tx, hashResetToken(token), now);
    if (!userId) throw badInput(resetPasswordSentences.invalidToken);
    await passwordResets.useAllOf(tx, userId, now);
    await sessions.revokeAllOf(tx, userId, now);
    const user = await users.update(tx, userId, { password_hash: passwordHash });
    noteAccount(userId);
    return user?.email;
  });
  recordSecurityEvent(platform.log, 'authn_password_change', { reason: 'reset' });
  if (email) await platform.limits.failedLogins.clear(email);
  return resetPasswordSentences.success;
}
