import { DomainError } from '#domain/errors.ts';
import { isLogin, type Refusal } from '#server/platform/http/security/security-log.ts';
import { requestContext } from '#server/platform/log/request-context.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import { networkOf, shownNetwork } from '#server/platform/network.ts';
import { countryOfNetwork } from '#server/platform/network-country/country-of-network.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type AsksToConfirm, isOwnAddress } from '../email/email-state.ts';
import { FAILED_LOGINS, FAILED_LOGINS_EVERYWHERE, LOCK_OUT_MAILS } from '../limits.ts';
import { type LockedWhere, lockedOutMail } from '../mails.ts';
import { users } from '../repository.ts';

/** The scope of a lock-out, by the name of the limit that was reached. */
const LOCKED_WHERE: Readonly<Record<string, LockedWhere>> = {
  [FAILED_LOGINS.name]: 'from there',
  [FAILED_LOGINS_EVERYWHERE.name]: 'everywhere',
};

/**
 * Mails an account's owner that too many wrong passwords or codes have locked it, at most once a
 * day for each scope. The refusal neither depends on this mail nor waits for it: the delay would
 * reveal which accounts exist.
 */
export async function notifyLockout(
  platform: Pick<Platform, 'db' | 'limits' | 'log' | 'now' | 'config'>,
  { event, reason, route }: Refusal,
  asksToConfirm: AsksToConfirm,
): Promise<void> {
  const request = requestContext.getStore();
  // Codes for logging in and for confirming count together: someone logged in sees their own typing
  // errors.
  if (event !== 'authn_login_lock' || !isLogin(route) || !request) return;
  const { db, limits, log } = platform;
  try {
    // Each scope by itself: wrong codes come from someone who knows the password, and harmless
    // wrong passwords must not hide that.
    const where = LOCKED_WHERE[reason] ?? 'by codes';
    const kind = where === 'by codes' ? 'codes' : 'passwords';
    await limits
      .of(LOCK_OUT_MAILS)
      .take(`${kind} ${request.account ?? networkOf(request.address)}`);
    const user = request.account && (await users.findById(db, request.account));
    if (!user || user.suspended_at || !(await isOwnAddress(user, asksToConfirm))) return;
    const network = shownNetwork(request.address);
    const country = await countryOfNetwork(log, network);
    await queueMail(db, lockedOutMail(user, { where, network, country }, platform));
  } catch (error) {
    if (!(error instanceof DomainError)) log.warn({ err: error }, 'a lock-out was not mailed');
  }
}
