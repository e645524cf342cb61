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

/** A code that is right, counted as a try until it has succeeded. */
export interface TypedCode {
  means: Extract<LoginMeans, `${string} code`>;
  /**
   * Uses the code up, in the transaction of what it is used for.
   * @throws {DomainError} UNAUTHENTICATED where another call was first.
   */
  use(tx: Transaction): Promise<void>;
  /** It was right: the tries of before are forgotten. */
  succeeded(): Promise<void>;
}

/** What an authenticator's secret is encrypted for. */
export const secretContext = (userId: string) => `totp:${userId}`;

/**
 * Takes a code of the account's app, or one of its recovery codes.
 * @throws {DomainError} UNAUTHENTICATED for a wrong one, and for one that was used; TOO_MANY_REQUESTS after ten in 15 minutes;
 * UNAVAILABLE where the secret of the app cannot be read.
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
    // It could not be looked at: the try is not counted.
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

/** How a code is used up; false where another call was first. */
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
 * @throws {DomainError} UNAVAILABLE where it cannot be read: no code is right or wrong then.
 */
export function requireSecret(
  platform: Pick<Platform, 'atRest' | 'log'>,
  row: EncryptedSecret,
): Buffer {
  const secret = openSecret(platform, row);
  if (!secret) throw new DomainError('UNAVAILABLE', codeMessages.unreadable);
  return secret;
}

/** The secret of an app; undefined, and in the log, where the key that encrypted it is gone: recovery codes go on without it. */
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
