import { createHash, randomBytes } from 'node:crypto';
import { lifeMs } from '#domain/privacy/lives.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { signInSteps } from './sign-in-step-repository.ts';

/** The use of a step's token: each is good for only one. */
export type StepPurpose = 'add-passkey' | 'login-passkey' | 'confirm-passkey' | 'login-code';

type Clock = Pick<Platform, 'now'>;

/**
 * Begins a step and returns its token (base64url); only its hash is kept. Null stands for an owner
 * not yet known.
 */
export async function beginStep(
  { db, now }: Clock & { db: Database | Transaction },
  purpose: StepPurpose,
  userId: string | null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await signInSteps.insert(db, {
    token_hash: hashOf(token),
    purpose,
    user_id: userId,
    expires_at: new Date(now().getTime() + lifeMs('signInStep')),
  });
  return token;
}

/** The owner of a step begun within ten minutes; undefined for any other. Does not use it up. */
export const ownerOfStep = async (
  { db, now }: Pick<Platform, 'db' | 'now'>,
  purpose: StepPurpose,
  token: string,
): Promise<string | undefined> =>
  (await signInSteps.find(db, hashOf(token), purpose, now()))?.user_id ?? undefined;

/** Uses a step up; undefined if it was used, expired, or begun for something else. */
export const takeStep = (
  db: Database | Transaction,
  { now }: Clock,
  purpose: StepPurpose,
  token: string,
): Promise<{ user_id: string | null } | undefined> =>
  signInSteps.take(db, hashOf(token), purpose, now());

/**
 * Ends all steps an account has begun, so that someone who knew an older password cannot go on with
 * one.
 */
export const endStepsOf = (tx: Transaction, userId: string) => signInSteps.removeOf(tx, userId);

const hashOf = (token: string) => createHash('sha256').update(token).digest();
