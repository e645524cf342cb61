import { DomainError } from '#domain/errors.ts';
import { isWithin, type Limits } from '#server/platform/limits.ts';
import { networkOf } from '#server/platform/network.ts';
import { FAILED_LOGINS, FAILED_LOGINS_EVERYWHERE, FAILED_LOGINS_ON_DEVICE } from '../limits.ts';
import type { KnownDevice } from './known-devices.ts';

/** One try to log in, counted before the password is checked, so that concurrent tries count too. */
export interface LoginAttempt {
  /** The password was correct: forgets the failures counted against the account here. */
  succeeded(): Promise<void>;
  /** The password could not be checked: the try does not count. */
  notMade(): Promise<void>;
}

/** The keys under which a try is counted. */
export interface LoginAttemptOrigin {
  email: string;
  /** The account of the email, if there is one. */
  userId: string | undefined;
  device: KnownDevice | undefined;
  address: string;
}

/**
 * Counts a try. A device on which the account was logged in before has tries of its own, so that
 * strangers who guess do not lock its owner out; once they are used up it counts like any other
 * device: by account and network address together, and by account from all addresses.
 * @throws {DomainError} TOO_MANY_REQUESTS.
 */
export async function countLoginAttempt(
  limits: Limits,
  { email, userId, device, address }: LoginAttemptOrigin,
): Promise<LoginAttempt> {
  if (userId && device?.userIds.includes(userId)) {
    const subject = [userId, device.id] as const;
    const onDevice = limits.of(FAILED_LOGINS_ON_DEVICE);
    if (await isWithin(onDevice, subject)) {
      return {
        succeeded: () => onDevice.clear(subject),
        notMade: () => onDevice.giveBack(subject),
      };
    }
  }
  return countElsewhere(limits, email, networkOf(address));
}

async function countElsewhere(
  limits: Limits,
  email: string,
  network: string,
): Promise<LoginAttempt> {
  const here = limits.of(FAILED_LOGINS);
  const everywhere = limits.of(FAILED_LOGINS_EVERYWHERE);
  const subject = [email, network] as const;
  // First, so that one address uses up no more of the account's tries than its own.
  await here.take(subject);
  try {
    await everywhere.take(email);
  } catch (refusal) {
    // Refused unread: the address must not be locked for it once the account is open again.
    if (refusal instanceof DomainError) await here.giveBack(subject);
    throw refusal;
  }
  return {
    async succeeded() {
      await here.clear(subject);
      // Only its own try: someone guessing elsewhere gets none back when the owner logs in.
      await everywhere.giveBack(email);
    },
    async notMade() {
      await here.giveBack(subject);
      await everywhere.giveBack(email);
    },
  };
}

/** Unlocks an account at once, from everywhere. */
export async function forgetFailedLogins(
  limits: Limits,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await limits.of(FAILED_LOGINS).clearAllOf(email);
  await limits.of(FAILED_LOGINS_EVERYWHERE).clear(email);
  await limits.of(FAILED_LOGINS_ON_DEVICE).clearAllOf(id);
}
