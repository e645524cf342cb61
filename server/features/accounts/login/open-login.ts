import { deviceName } from '#domain/accounts/device-name.ts';
import { loginMessages } from '#domain/accounts/messages.ts';
import type { LoginResponse } from '#domain/accounts/schema.ts';
import { DomainError, unauthenticated } from '#domain/errors.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { isWithin } from '#server/platform/limits.ts';
import { recordSecurityEvent } from '#server/platform/log/security-events.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import { shownNetwork } from '#server/platform/network.ts';
import { countryOfNetwork } from '#server/platform/network-country/country-of-network.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type AsksToConfirm, isOwnAddress } from '../email/email-state.ts';
import { NEW_DEVICE_MAILS } from '../limits.ts';
import { newDeviceMail } from '../mails.ts';
import { presentLogin } from '../present.ts';
import { type UserRow, users } from '../repository.ts';
import { readDevice, rememberOnDevice } from './known-devices.ts';
import { openSession } from './sessions.ts';

/** The origin of a login. */
export interface LoginOrigin {
  address: string;
  /** The cookie of a device on which someone logged in before. */
  deviceCookie: string | undefined;
  userAgent: string | undefined;
}

/** The origin of a login, and the site's rule about addresses. */
export interface LoginContext {
  from: LoginOrigin;
  asksToConfirm: AsksToConfirm;
}

/** A completed login: the response, and the cookie that makes the device known. */
export interface OpenedLogin {
  response: LoginResponse;
  deviceCookie: string;
}

/** The proof of identity that someone gave. */
export type LoginMeans =
  | 'password'
  | 'password and code'
  | 'password and recovery code'
  | 'passkey';

/** @throws {DomainError} SUSPENDED. */
export function requireNotSuspended({ suspended_at }: Pick<UserRow, 'suspended_at'>): void {
  if (suspended_at) throw new DomainError('SUSPENDED', loginMessages.suspended);
}

/**
 * Locks an account after its password was checked, which takes a while: a new password or a
 * suspension meanwhile ends every session, so an older login must not open one after it.
 * @throws {DomainError} UNAUTHENTICATED; SUSPENDED.
 */
export async function requireUnchanged(tx: Transaction, user: UserRow): Promise<void> {
  const now = await users.lockForLogin(tx, user.id);
  if (now?.password_hash !== user.password_hash) {
    throw unauthenticated(loginMessages.wrongCredentials);
  }
  requireNotSuspended(now);
}

/**
 * Logs in someone who has proved who they are, by whatever means: opens a session, remembers the
 * device, and mails the account if the device was unknown.
 * @param before uses up in the same transaction what the login was made with; what it throws takes the login back.
 * @throws {DomainError} SUSPENDED; UNAUTHENTICATED if the password was changed meanwhile; and what `before` throws.
 */
export async function openLogin(
  platform: Platform,
  user: UserRow,
  { from, asksToConfirm }: LoginContext,
  means: LoginMeans,
  before: (tx: Transaction) => Promise<void> = async () => {},
): Promise<OpenedLogin> {
  requireNotSuspended(user);
  const device = await readDevice(platform, from.deviceCookie);
  const isKnown = device?.userIds.includes(user.id) ?? false;
  const origin = { device: deviceName(from.userAgent), network: shownNetwork(from.address) };
  const isTold = !isKnown && (await mayBeTold(platform, user, asksToConfirm));
  const country = isTold ? await countryOfNetwork(platform.log, origin.network) : '';
  const token = await inTransaction(platform.db, async (tx) => {
    await requireUnchanged(tx, user);
    await before(tx);
    const at = platform.now();
    await users.noteLogin(tx, user.id, at);
    await recordAudit(tx, {
      event: 'login',
      at,
      subject: { kind: 'person', id: user.id },
      ...(means !== 'password' && { reason: means }),
    });
    if (isTold) await queueMail(tx, newDeviceMail(user, { ...origin, country }, platform));
    return openSession(platform, tx, user, origin);
  });
  recordSecurityEvent(platform.log, 'authn_login_success', isKnown ? {} : { reason: 'new_device' });
  return {
    response: presentLogin(user, token),
    deviceCookie: await rememberOnDevice(platform, device, user.id),
  };
}

/** True if a mail about a login may be sent. */
const mayBeTold = async (
  { limits }: Platform,
  user: UserRow,
  asksToConfirm: AsksToConfirm,
): Promise<boolean> =>
  (await isOwnAddress(user, asksToConfirm)) && isWithin(limits.of(NEW_DEVICE_MAILS), user.id);
