import { DomainError } from '#domain/errors.ts';
import type { Limit, Limits } from '#server/platform/limits.ts';
import type { KnownDevice } from './known-devices.ts';
import { FAILED_LOGINS, FAILED_LOGINS_ON_DEVICE } from './limits.ts';

/** One try to log in, counted before the password is looked at, so that tries at once are counted too. */
export interface LoginAttempt {
  /** It was right: what was counted against the account here is forgotten. */
  succeeded(): Promise<void>;
  /** The password could not be looked at: the try is not counted. */
  notMade(): Promise<void>;
}

/**
 * Counts a try. A device that the account was logged in on before has tries of its own, so that strangers who guess
 * do not lock its owner out; when they are used up it counts like any other device.
 * @throws {DomainError} TOO_MANY_REQUESTS.
 */
export async function countLoginAttempt(
  limits: Limits,
  email: string,
  userId: string | undefined,
  device: KnownDevice | undefined,
): Promise<LoginAttempt> {
  if (userId && device?.userIds.includes(userId)) {
    const subject = `${userId} ${device.id}`;
    const onDevice = limits.of(FAILED_LOGINS_ON_DEVICE);
    if (await hasPoint(onDevice, subject)) return attempt(onDevice, subject);
  }
  const elsewhere = limits.of(FAILED_LOGINS);
  await elsewhere.take(email);
  return attempt(elsewhere, email);
}

async function hasPoint(limit: Limit, subject: string): Promise<boolean> {
  try {
    await limit.take(subject);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

const attempt = (limit: Limit, subject: string): LoginAttempt => ({
  succeeded: () => limit.clear(subject),
  notMade: () => limit.giveBack(subject),
});
