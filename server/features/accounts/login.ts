import { deviceName } from '#domain/accounts/device-name.ts';
import { loginMessages } from '#domain/accounts/messages.ts';
import type { LoginBody, LoginResponse } from '#domain/accounts/schema.ts';
import { DomainError, unauthenticated } from '#domain/errors.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { isWithin } from '#server/platform/limits.ts';
import { noteAccount } from '#server/platform/log/request-context.ts';
import { recordSecurityEvent } from '#server/platform/log/security-events.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import { shownNetwork } from '#server/platform/network.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { AsksToConfirm } from './email-state.ts';
import { readDevice, rememberOnDevice } from './known-devices.ts';
import { LOGINS_PER_ADDRESS, NEW_DEVICE_MAILS } from './limits.ts';
import { countLoginAttempt } from './login-attempts.ts';
import { newDeviceMail } from './mails.ts';
import { passwordMatches } from './passwords.ts';
import { presentLogin } from './present.ts';
import { type UserRow, users } from './repository.ts';
import { openSession } from './sessions.ts';

/** Where a login comes from. */
export interface LoginOrigin {
  address: string;
  /** The cookie of a device that was logged in on before. */
  deviceCookie: string | undefined;
  userAgent: string | undefined;
}

/**
 * Opens a session for an email and its password, remembers the device, and mails the account where it was not known.
 * @throws {DomainError} UNAUTHENTICATED; SUSPENDED; TOO_MANY_REQUESTS after ten failures in 15 minutes; UNAVAILABLE
 * when too many passwords wait to be looked at.
 */
export async function login(
  platform: Platform,
  { email, password }: LoginBody,
  from: LoginOrigin,
  asksToConfirm: AsksToConfirm,
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
  const isKnown = device?.userIds.includes(user.id) ?? false;
  recordSecurityEvent(platform.log, 'authn_login_success', isKnown ? {} : { reason: 'new_device' });
  const origin = { device: deviceName(from.userAgent), network: shownNetwork(from.address) };
  const isTold = !isKnown && (await mayBeTold(platform, user, asksToConfirm));
  const token = await inTransaction(platform.db, async (tx) => {
    const at = platform.now();
    await users.noteLogin(tx, user.id, at);
    await recordAudit(tx, { event: 'login', at, subject: { kind: 'person', id: user.id } });
    if (isTold) await queueMail(tx, newDeviceMail(user, origin, platform));
    return openSession(platform, tx, user, origin);
  });
  return {
    answer: presentLogin(user, token),
    deviceCookie: await rememberOnDevice(platform, device, user.id),
  };
}

/** Whether a login may be mailed: an address that nobody confirmed may be a stranger's. */
async function mayBeTold(
  { limits }: Platform,
  { id, email_confirmed_at }: UserRow,
  asksToConfirm: AsksToConfirm,
): Promise<boolean> {
  const isTheirs = email_confirmed_at !== null || !(await asksToConfirm());
  return isTheirs && isWithin(limits.of(NEW_DEVICE_MAILS), id);
}
