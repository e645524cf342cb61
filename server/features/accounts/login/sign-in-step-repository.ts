import type { Insertable } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { SignInSteps } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

/** Steps of logins under way: challenges, and the time between password and code. */
export const signInSteps = {
  insert: (db: Db, step: Insertable<SignInSteps>) =>
    db.insertInto('sign_in_steps').values(step).execute(),

  /** The owner of a step that is still valid. */
  find: (db: Db, tokenHash: Buffer, purpose: string, now: Date) =>
    db
      .selectFrom('sign_in_steps')
      .select('user_id')
      .where('token_hash', '=', tokenHash)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now)
      .executeTakeFirst(),

  /** Also uses it up: the row's lock lets only one of two concurrent calls have it. */
  take: (db: Db, tokenHash: Buffer, purpose: string, now: Date) =>
    db
      .deleteFrom('sign_in_steps')
      .where('token_hash', '=', tokenHash)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now)
      .returning('user_id')
      .executeTakeFirst(),

  removeOf: (tx: Transaction, userId: string) =>
    tx.deleteFrom('sign_in_steps').where('user_id', '=', userId).execute(),

  /** Removes up to `limit` expired ones; returns how many there were. */
  async removeEnded(db: Db, now: Date, limit: number): Promise<number> {
    const ended = db
      .selectFrom('sign_in_steps')
      .select('token_hash')
      .where('expires_at', '<=', now)
      .limit(limit);
    const { numDeletedRows } = await db
      .deleteFrom('sign_in_steps')
      .where('token_hash', 'in', ended)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};
