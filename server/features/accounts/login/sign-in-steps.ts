import { createHash, randomBytes } from 'node:crypto';
import { lifeMs } from '#domain/privacy/lives.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { signInSteps } from './sign-in-step-repository.ts';

/** What can be done next with a step: each token is for one thing. */
export type StepPurpose = 'add-passkey' | 'login-passkey' | 'confirm-passkey' | 'login-code';

type Clock = Pick<Platform, 'now'>;

/** Begins a step and returns its token (base64url), of which only the hash is kept. Null: nobody knows yet whose it is. */
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

/** Whose a step is that was begun within ten minutes; undefined for any other. It can still be used. */
export const ownerOfStep = async (
  { db, now }: Pick<Platform, 'db' | 'now'>,
  purpose: StepPurpose,
  token: string,
): Promise<string | undefined> =>
  (await signInSteps.find(db, hashOf(token), purpose, now()))?.user_id ?? undefined;

/** Uses a step up; undefined where it was used, ran out, or was never begun for that. */
export const takeStep = (
  db: Database | Transaction,
  { now }: Clock,
  purpose: StepPurpose,
  token: string,
): Promise<{ user_id: string | null } | undefined> =>
  signInSteps.take(db, hashOf(token), purpose, now());

/** What an account has begun is over: someone who knew an older password goes on with none of it. */
export const endStepsOf = (tx: Transaction, userId: string) => signInSteps.removeOf(tx, userId);

const hashOf = (token: string) => createHash('sha256').update(token).digest();
