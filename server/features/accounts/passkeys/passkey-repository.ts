import type { Insertable, Selectable } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Passkeys } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;
export type PasskeyRow = Selectable<Passkeys>;

export const passkeys = {
  insert: (db: Db, passkey: Insertable<Passkeys>) =>
    db.insertInto('passkeys').values(passkey).returningAll().executeTakeFirstOrThrow(),

  findByCredential: (db: Db, credentialId: string) =>
    db
      .selectFrom('passkeys')
      .selectAll()
      .where('credential_id', '=', credentialId)
      .executeTakeFirst(),

  listOf: (db: Db, userId: string) =>
    db
      .selectFrom('passkeys')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  rename: (db: Db, userId: string, id: string, name: string) =>
    db
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirst(),

  remove: (db: Db, userId: string, id: string) =>
    db
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning(['id', 'name'])
      .executeTakeFirst(),

  /** Returns how many there were. */
  async removeAllOf(db: Db, userId: string): Promise<number> {
    const { numDeletedRows } = await db
      .deleteFrom('passkeys')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },

  /** Removes those added at a moment or later. */
  removeSince: (db: Db, userId: string, since: Date) =>
    db
      .deleteFrom('passkeys')
      .where('user_id', '=', userId)
      .where('created_at', '>=', since)
      .execute(),

  /**
   * Records a use; false if the passkey was removed, or used by another call, since its counter was
   * read.
   */
  async use(
    db: Db,
    { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
    { newCounter, backedUp, at }: { newCounter: number; backedUp: boolean; at: Date },
  ): Promise<boolean> {
    const row = await db
      .updateTable('passkeys')
      .set({ counter: newCounter, backed_up: backedUp, last_used_at: at })
      .where('id', '=', id)
      .where('counter', '=', counter)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },
};
