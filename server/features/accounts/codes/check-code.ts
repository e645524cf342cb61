import { codeMessages } from '#domain/accounts/code-messages.ts';
import { DomainError, unauthenticated } from '#domain/errors.ts';
import { UnreadableSecretError } from '#server/platform/crypto/encrypt-at-rest.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { FAILED_CODES } from '../limits.ts';
import type { LoginMeans } from '../login/open-login.ts';
import { authenticators, type EncryptedSecret, recoveryCodes } from './code-repository.ts';
import { bareCode, hashRecoveryCode } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

/** A correct code; it counts as a failed try until `succeeded` is called. */
export interface TypedCode {
  means: Extract<LoginMeans, `${string} code`>;
  /**
   * Uses the code up, in the same transaction as the act it allows.
   * @throws {DomainError} UNAUTHENTICATED if another call was first.
   */
  use(tx: Transaction): Promise<void>;
  /** Forgets the failed tries before this correct code. */
  succeeded(): Promise<void>;
}

/** Binds an encrypted authenticator secret to its account. */
export const secretContext = (userId: string) => `totp:${userId}`;

/**
 * Accepts a code of the account's app, or one of its recovery codes.
 * @throws {DomainError} UNAUTHENTICATED for a wrong one, and for one that was used; TOO_MANY_REQUESTS after ten in 15 minutes;
 * UNAVAILABLE if the secret of the app cannot be read.
 */
export async function takeCode(
  platform: Platform,
  userId: string,
  typed: string,
): Promise<TypedCode> {
  const tries = platform.limits.of(FAILED_CODES);
  await tries.take(userId);
  const code = bareCode(typed);
  const isOfApp = /^\d{6}$/.test(code);
  const use = await (isOfApp ? ofApp : ofRecovery)(platform, userId, code).catch(async (error) => {
    // The code could not be checked, so the try does not count.
    await tries.giveBack(userId);
    throw error;
  });
  if (!use) throw wrong();
  return {
    means: isOfApp ? 'password and code' : 'password and recovery code',
    async use(tx) {
      if (!(await use(tx))) throw wrong();
    },
    succeeded: () => tries.clear(userId),
  };
}

const wrong = () => unauthenticated(codeMessages.wrong);

/** Uses a code up; false if another call was first. */
type Use = (tx: Transaction) => Promise<boolean>;

async function ofApp(platform: Platform, userId: string, code: string): Promise<Use | undefined> {
  const row = await authenticators.find(platform.db, userId);
  if (!row?.confirmed_at) return undefined;
  const step = stepOf(requireSecret(platform, row), code, platform.now());
  if (step === undefined || step <= row.last_step) return undefined;
  return (tx) => authenticators.useStep(tx, userId, step);
}

async function ofRecovery(
  { db, now }: Platform,
  userId: string,
  code: string,
): Promise<Use | undefined> {
  const hash = hashRecoveryCode(code);
  if (!(await recoveryCodes.isLeft(db, userId, hash))) return undefined;
  return (tx) => recoveryCodes.use(tx, userId, hash, now());
}

/**
 * The secret of an app.
 * @throws {DomainError} UNAVAILABLE if it cannot be read: no code is right or wrong then.
 */
export function requireSecret(
  platform: Pick<Platform, 'atRest' | 'log'>,
  row: EncryptedSecret,
): Buffer {
  const secret = openSecret(platform, row);
  if (!secret) throw new DomainError('UNAVAILABLE', codeMessages.unreadable);
  return secret;
}

/**
 * The secret of an app; undefined, with a log entry, if the key that encrypted it is gone: recovery
 * codes still work then.
 */
export function openSecret(
  { atRest, log }: Pick<Platform, 'atRest' | 'log'>,
  { user_id, secret }: EncryptedSecret,
): Buffer | undefined {
  try {
    if (!atRest) throw new UnreadableSecretError('there is no DATA_KEY');
    return atRest.decrypt(secret, secretContext(user_id));
  } catch (err) {
    if (!(err instanceof UnreadableSecretError)) throw err;
    log.error(
      { err, account: user_id },
      'the key of an authenticator cannot be read: is DATA_KEY the one of before?',
    );
    return undefined;
  }
}
