import type { Actor } from '#domain/accounts/actor.ts';
import { lockoutMessages } from '#domain/accounts/lockout-messages.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { forbidden, notFound } from '#domain/errors.ts';
import { mailboxOf } from '#domain/values/mailbox.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { FAILED_CODES, FORGOT_PASSWORD, PASSWORD_CHANGES } from '../limits.ts';
import { users } from '../repository.ts';
import { forgetFailedLogins } from './login-attempts.ts';

/**
 * Gives an account its tries back: to log in, by a code too, to change its password, and to ask for a reset link.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin; NOT_FOUND when no account has the email.
 */
export async function liftLockout(
  { db, limits, now }: Pick<Platform, 'db' | 'limits' | 'now'>,
  actor: Actor,
  email: string,
): Promise<string> {
  if (!isAdmin(actor)) throw forbidden();
  const userId = await users.findIdByEmail(db, email);
  if (!userId) throw notFound(lockoutMessages.unknown);
  // First, because the counters have no transaction.
  await recordAudit(db, {
    event: 'lock-out-lifted',
    at: now(),
    subject: { kind: 'person', id: userId },
  });
  await forgetFailedLogins(limits, { id: userId, email });
  await limits.of(FAILED_CODES).clear(userId);
  await limits.of(PASSWORD_CHANGES).clear(userId);
  await limits.of(FORGOT_PASSWORD).clear(mailboxOf(email));
  return lockoutMessages.success(email);
}
