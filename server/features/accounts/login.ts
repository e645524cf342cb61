import type { LoginAnswer, LoginBody } from '#domain/accounts/schema.ts';
import { loginSentences } from '#domain/accounts/sentences.ts';
import { DomainError, unauthenticated } from '#domain/errors.ts';
import { noteAccount } from '#server/platform/log/request-context.ts';
import { recordSecurityEvent } from '#server/platform/log/security-events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { passwordMatches } from './passwords.ts';
import { presentLogin } from './present.ts';
import { users } from './repository.ts';
import { openSession } from './sessions.ts';

/**
 * Opens a session for an email and its password.
 * @throws {DomainError} UNAUTHENTICATED; SUSPENDED; TOO_MANY_REQUESTS after ten failures in 15 minutes.
 */
export async function login(
  platform: Platform,
  { email, password }: LoginBody,
  address: string,
): Promise<LoginAnswer> {
  await platform.limits.loginsPerAddress.take(address);
  await platform.limits.failedLogins.take(email);
  const user = await users.findByEmail(platform.db, email);
  noteAccount(user?.id);
  const matches = await passwordMatches(user?.password_hash, password);
  if (!user || !matches) throw unauthenticated(loginSentences.wrongCredentials);
  await platform.limits.failedLogins.clear(email);
  if (user.suspended_at) throw new DomainError('SUSPENDED', loginSentences.suspended);
  recordSecurityEvent(platform.log, 'authn_login_success');
  return presentLogin(user, await openSession(platform, platform.db, user));
}
