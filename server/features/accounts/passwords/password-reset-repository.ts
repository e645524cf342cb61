import type { Insertable } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { PasswordResets } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

/** The links to choose another password, by the hashes of their tokens. */
export const passwordResets = {
  /** The owner of a token that is still valid. */
  findOwner: (db: Db, tokenHash: Buffer, now: Date) =>
    db
      .selectFrom('password_resets')
      .innerJoin('users', 'users.id', 'password_resets.user_id')
      .select(['users.id', 'users.email', 'users.firstname'])
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst(),

  insert: (db: Db, reset: Insertable<PasswordResets>) =>
    db.insertInto('password_resets').values(reset).execute(),

  /** Uses up a token. The row's lock lets only one of two concurrent calls have it. */
  async use(db: Db, tokenHash: Buffer, now: Date): Promise<string | undefined> {
    const row = await db
      .updateTable('password_resets')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('user_id')
      .executeTakeFirst();
    return row?.user_id;
  },

  spendAllOf: (db: Db, userId: string, now: Date) =>
    db
      .updateTable('password_resets')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .execute(),

  /** Removes up to `limit` used or expired ones; returns how many there were. */
  async removeSpent(db: Db, now: Date, limit: number): Promise<number> {
    const spent = db
      .selectFrom('password_resets')
      .select('token_hash')
      .where((e) => e.or([e('used_at', 'is not', null), e('expires_at', '<=', now)]))
      .limit(limit);
    const { numDeletedRows } = await db
      .deleteFrom('password_resets')
      .where('token_hash', 'in', spent)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};
