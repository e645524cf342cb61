import { codeMessages } from '#domain/accounts/code-messages.ts';
import type { LoginStep } from '#domain/accounts/codes-schema.ts';
import { loginMessages } from '#domain/accounts/messages.ts';
import type { LoginBody } from '#domain/accounts/schema.ts';
import { unauthenticated } from '#domain/errors.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { noteAccount } from '#server/platform/log/request-context.ts';
import type { Platform } from '#server/platform/platform.ts';
import { authenticators } from '../codes/code-repository.ts';
import { LOGINS_PER_ADDRESS } from '../limits.ts';
import { passwordMatches } from '../passwords/passwords.ts';
import { users } from '../repository.ts';
import { readDevice } from './known-devices.ts';
import { countLoginAttempt } from './login-attempts.ts';
import {
  type LoginContext,
  type OpenedLogin,
  openLogin,
  requireNotSuspended,
  requireUnchanged,
} from './open-login.ts';
import { beginStep } from './sign-in-steps.ts';

/**
 * Opens a session for an email and its password; if the account has codes on, returns a ticket for
 * the step that asks for one.
 * @throws {DomainError} UNAUTHENTICATED; SUSPENDED; TOO_MANY_REQUESTS after too many failures in 15 minutes (limits.ts); UNAVAILABLE
 * when too many passwords wait to be looked at.
 */
export async function login(
  platform: Platform,
  { email, password }: LoginBody,
  context: LoginContext,
): Promise<OpenedLogin | LoginStep> {
  const { from } = context;
  await platform.limits.of(LOGINS_PER_ADDRESS).take(from.address);
  const user = await users.findByEmail(platform.db, email);
  noteAccount(user?.id);
  const device = await readDevice(platform, from.deviceCookie);
  const attempt = await countLoginAttempt(platform.limits, {
    email,
    userId: user?.id,
    device,
    address: from.address,
  });
  const matches = await passwordMatches(user?.password_hash, password).catch(async (error) => {
    await attempt.notMade();
    throw error;
  });
  if (!user || !matches) throw unauthenticated(loginMessages.wrongCredentials);
  await attempt.succeeded();
  requireNotSuspended(user);
  if (await authenticators.isOn(platform.db, user.id)) {
    const ticket = await inTransaction(platform.db, async (tx) => {
      await requireUnchanged(tx, user);
      return beginStep({ db: tx, now: platform.now }, 'login-code', user.id);
    });
    return { ticket, message: codeMessages.stepHelp };
  }
  return openLogin(platform, user, context, 'password');
}
