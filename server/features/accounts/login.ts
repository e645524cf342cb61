import { loginMessages } from '#domain/accounts/messages.ts';
import type { LoginBody, LoginResponse } from '#domain/accounts/schema.ts';
import { DomainError, unauthenticated } from '#domain/errors.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { noteAccount } from '#server/platform/log/request-context.ts';
import { recordSecurityEvent } from '#server/platform/log/security-events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { readDevice, rememberOnDevice } from './known-devices.ts';
import { LOGINS_PER_ADDRESS } from './limits.ts';
import { countLoginAttempt } from './login-attempts.ts';
import { passwordMatches } from './passwords.ts';
import { presentLogin } from './present.ts';
import { users } from './repository.ts';
import { openSession } from './sessions.ts';

/** Where a login comes from. */
export interface LoginOrigin {
  address: string;
  /** The cookie of a device that was logged in on before. */
  deviceCookie: string | undefined;
}

/**
 * Opens a session for an email and its password, and remembers the device.
 * @throws {DomainError} UNAUTHENTICATED; SUSPENDED; TOO_MANY_REQUESTS after ten failures in 15 minutes; UNAVAILABLE
 * when too many passwords wait to be looked at.
 */
export async function login(
  platform: Platform,
  { email, password }: LoginBody,
  from: LoginOrigin,
): Promise<{ answer: LoginResponse; deviceCookie: string }> {
  await platform.limits.of(LOGINS_PER_ADDRESS).take(from.address);
  const user = await users.findByEmail(platform.db, email);
  noteAccount(user?.id);
  const device = await readDevice(platform, from.deviceCookie);
  const attempt = await countLoginAttempt(platform.limits, email, user?.id, device);
  const matches = await passwordMatches(user?.password_hash, password).catch(async (error) => {
    await attempt.notMade();
    throw error;
  });
  if (!user || !matches) throw unauthenticated(loginMessages.wrongCredentials);
  await attempt.succeeded();
  if (user.suspended_at) throw new DomainError('SUSPENDED', loginMessages.suspended);
  recordSecurityEvent(platform.log, 'authn_login_success');
  const token = await inTransaction(platform.db, async (tx) => {
    const at = platform.now();
    await users.noteLogin(tx, user.id, at);
    await recordAudit(tx, { event: 'login', at, subject: { kind: 'person', id: user.id } });
    return openSession(platform, tx, user);
  });
  return {
    answer: presentLogin(user, token),
    deviceCookie: await rememberOnDevice(platform, device, user.id),
  };
}
