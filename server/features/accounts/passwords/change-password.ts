import type { Actor } from '#domain/accounts/actor.ts';
import { changePasswordMessages } from '#domain/accounts/password-messages.ts';
import type { ChangePasswordBody } from '#domain/accounts/schema.ts';
import { badInput, unauthenticated } from '#domain/errors.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import { recordSecurityEvent } from '#server/platform/log/security-events.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { emailLinks } from '../email/email-link-repository.ts';
import { PASSWORD_CHANGES } from '../limits.ts';
import { endOtherSessionsOf } from '../login/sessions.ts';
import { endStepsOf } from '../login/sign-in-steps.ts';
import { passwordChangedMail } from '../mails.ts';
import { users } from '../repository.ts';
import { checkNewPassword } from './check-new-password.ts';
import { passwordResets } from './password-reset-repository.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

/**
 * Sets a new password for someone who knows the current one, ends every other session, and mails
 * the account. Links mailed to choose a new password stop working.
 * @throws {DomainError} BAD_INPUT for a wrong current password and for a new one that is too easily guessed;
 * TOO_MANY_REQUESTS after ten tries in 15 minutes; UNAVAILABLE when too many passwords wait.
 */
export async function changePassword(
  platform: Platform,
  actor: Actor,
  { currentPassword, password }: ChangePasswordBody,
): Promise<string> {
  const { db, limits } = platform;
  const tries = limits.of(PASSWORD_CHANGES);
  const user = await users.findById(db, actor.userId);
  if (!user) throw unauthenticated();
  await checkNewPassword(password, user.email);
  await tries.take(user.id);
  if (!(await passwordMatches(user.password_hash, currentPassword))) throw wrongCurrent();
  const passwordHash = await hashPassword(password);
  const now = platform.now();
  await inDurableTransaction(db, async (tx) => {
    // Of two changes at once the second no longer knows the current password.
    if (!(await users.replacePassword(tx, user, passwordHash))) throw wrongCurrent();
    await passwordResets.spendAllOf(tx, user.id, now);
    await endStepsOf(tx, user.id);
    // Someone who knew the password may have requested another address.
    await emailLinks.spendOf(tx, user.id, ['change'], now);
    await endOtherSessionsOf(tx, actor, now);
    await queueMail(tx, passwordChangedMail(user, platform.config.appUrl));
  });
  recordSecurityEvent(platform.log, 'authn_password_change', { reason: 'profile' });
  await tries.clear(user.id);
  return changePasswordMessages.success;
}

function wrongCurrent() {
  const sentence = changePasswordMessages.currentWrong;
  return badInput(sentence, { currentPassword: sentence });
}
