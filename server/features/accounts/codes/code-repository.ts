import { type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Authenticators, RecoveryCodes } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;
export type AuthenticatorRow = Selectable<Authenticators>;
export type EncryptedSecret = Pick<AuthenticatorRow, 'user_id' | 'secret'>;

const isOfOtherKey = (keyId: Buffer) =>
  sql<boolean>`substring(secret for ${sql.lit(keyId.length)}) <> ${keyId}`;

export const authenticators = {
  find: (db: Db, userId: string) =>
    db.selectFrom('authenticators').selectAll().where('user_id', '=', userId).executeTakeFirst(),

  /** True if logging in to an account needs a code. */
  async isOn(db: Db, userId: string): Promise<boolean> {
    const row = await authenticators.find(db, userId);
    return row !== undefined && row.confirmed_at !== null;
  },

  /**
   * Keeps a secret until it is confirmed, replacing any unconfirmed one; false if codes are already
   * on.
   */
  async begin(
    db: Db,
    { user_id, secret, created_at }: Pick<AuthenticatorRow, 'user_id' | 'secret' | 'created_at'>,
  ): Promise<boolean> {
    const row = await db
      .insertInto('authenticators')
      .values({ user_id, secret, created_at })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ secret, created_at, last_step: 0 })
          .where('authenticators.confirmed_at', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Switches codes on; false if they are on already, or the secret has been replaced meanwhile. */
  async switchOn(
    db: Db,
    { user_id, secret }: Pick<AuthenticatorRow, 'user_id' | 'secret'>,
    at: Date,
  ): Promise<boolean> {
    const row = await db
      .updateTable('authenticators')
      .set({ confirmed_at: at })
      .where('user_id', '=', user_id)
      .where('secret', '=', secret)
      .where('confirmed_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Secrets that another key has encrypted; `after` is where the last call ended. */
  listOfOtherKeys: (db: Db, keyId: Buffer, after: EncryptedSecret | undefined, limit: number) =>
    db
      .selectFrom('authenticators')
      .select(['user_id', 'secret'])
      .where(isOfOtherKey(keyId))
      .$if(after !== undefined, (query) => query.where('user_id', '>', after?.user_id ?? ''))
      .orderBy('user_id')
      .limit(limit)
      .execute(),

  async countOfOtherKeys(db: Db, keyId: Buffer): Promise<number> {
    const { count } = await db
      .selectFrom('authenticators')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where(isOfOtherKey(keyId))
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  /** Stores a secret under another key; false if it has been replaced meanwhile. */
  async replaceSecret(
    db: Db,
    { user_id, secret }: EncryptedSecret,
    renewed: Buffer,
  ): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('authenticators')
      .set({ secret: renewed })
      .where('user_id', '=', user_id)
      .where('secret', '=', secret)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Uses up the code of a step; false if that step, or a later one, was used before. */
  async useStep(db: Db, userId: string, step: number): Promise<boolean> {
    const row = await db
      .updateTable('authenticators')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('last_step', '<', step)
      .returning('user_id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Removes up to `limit` secrets left unconfirmed since a moment; returns how many. */
  async removeUnconfirmed(db: Db, begunUntil: Date, limit: number): Promise<number> {
    const begun = db
      .selectFrom('authenticators')
      .select('user_id')
      .where('confirmed_at', 'is', null)
      .where('created_at', '<=', begunUntil)
      .limit(limit);
    const { numDeletedRows } = await db
      .deleteFrom('authenticators')
      .where('user_id', 'in', begun)
      // One that is confirmed, or begun again, meanwhile stays.
      .where('confirmed_at', 'is', null)
      .where('created_at', '<=', begunUntil)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },

  /** False if there was nothing to remove. */
  async remove(db: Db, userId: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('authenticators')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /** Removes a secret confirmed at a moment or later, or begun and never confirmed. */
  removeSince: (db: Db, userId: string, since: Date) =>
    db
      .deleteFrom('authenticators')
      .where('user_id', '=', userId)
      .where(sql<Date>`coalesce(confirmed_at, created_at)`, '>=', since)
      .execute(),
};

export const recoveryCodes = {
  async replace(
    tx: Transaction,
    { user_id, created_at }: Pick<Selectable<RecoveryCodes>, 'user_id' | 'created_at'>,
    hashes: readonly Buffer[],
  ): Promise<void> {
    await recoveryCodes.removeAllOf(tx, user_id);
    await tx
      .insertInto('recovery_codes')
      .values(hashes.map((code_hash) => ({ user_id, code_hash, created_at })))
      .execute();
  },

  removeAllOf: (db: Db, userId: string) =>
    db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute(),

  /** Removes codes made at a moment or later. */
  removeSince: (db: Db, userId: string, since: Date) =>
    db
      .deleteFrom('recovery_codes')
      .where('user_id', '=', userId)
      .where('created_at', '>=', since)
      .execute(),

  async countLeft(db: Db, userId: string): Promise<number> {
    const { count } = await db
      .selectFrom('recovery_codes')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  async isLeft(db: Db, userId: string, hash: Buffer): Promise<boolean> {
    const row = await db
      .selectFrom('recovery_codes')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('code_hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  },

  /**
   * Uses a code up; false if it is used already, or unknown. The row's lock lets only one of two
   * concurrent calls have it.
   */
  async use(db: Db, userId: string, hash: Buffer, at: Date): Promise<boolean> {
    const row = await db
      .updateTable('recovery_codes')
      .set({ used_at: at })
      .where('user_id', '=', userId)
      .where('code_hash', '=', hash)
      .where('used_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    return row !== undefined;
  },
};
