import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Uploads } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

export type UploadRow = Selectable<Uploads>;

export const uploads = {
  insert: (tx: Transaction, upload: Insertable<Uploads>) =>
    tx.insertInto('uploads').values(upload).execute(),

  findById: (db: Db, id: string): Promise<UploadRow | undefined> =>
    db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst(),

  findOwn: (db: Db, userId: string, ids: string[]): Promise<UploadRow[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('uploads')
          .selectAll()
          .where('user_id', '=', userId)
          .where('id', 'in', ids)
          .execute(),

  /** The result of its check, for the listing that takes it. */
  keepJudgement: (db: Db, id: string, found: Pick<Updateable<Uploads>, 'judged' | 'preview'>) =>
    db.updateTable('uploads').set(found).where('id', '=', id).execute(),

  /** Makes one account start one upload at a time, so that its limits hold. */
  async lockAccount(tx: Transaction, userId: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${userId}`}, 0))`.execute(
      tx,
    );
  },

  /** An account's uploads that wait for a listing, oldest first. */
  waiting: (db: Db, userId: string, now: Date): Promise<UploadRow[]> =>
    db
      .selectFrom('uploads')
      .selectAll()
      .where('user_id', '=', userId)
      .where('claimed_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('id')
      .execute(),

  /** Marks them as used and returns how many were not yet; in a fixed order, to avoid deadlocks. */
  async claim(tx: Transaction, ids: string[], now: Date): Promise<number> {
    if (ids.length === 0) return 0;
    const free = await tx
      .selectFrom('uploads')
      .select('id')
      .where('id', 'in', ids)
      .where('claimed_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    const claimed = free.map((row) => row.id);
    if (claimed.length > 0) {
      await tx.updateTable('uploads').set({ claimed_at: now }).where('id', 'in', claimed).execute();
    }
    return claimed.length;
  },

  /**
   * Limits every upload's life to one counted from now: a clock that was ahead may have set a
   * longer one.
   */
  shortenLives: (db: Db, end: Date) =>
    db
      .updateTable('uploads')
      .set({ expires_at: end })
      .where('expires_at', '>', new Date(end.getTime() + 60 * 60 * 1000))
      .execute(),

  /** Removes expired uploads, claimed or not, and returns their ids. */
  async removeExpired(db: Db, now: Date): Promise<string[]> {
    const rows = await db
      .deleteFrom('uploads')
      .where('expires_at', '<=', now)
      .returning('id')
      .execute();
    return rows.map((row) => row.id);
  },

  /** The ids of uploads that still wait. */
  async stillWaiting(db: Db, ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await db
      .selectFrom('uploads')
      .select('id')
      .where('id', 'in', ids)
      .where('claimed_at', 'is', null)
      .execute();
    return new Set(rows.map((row) => row.id));
  },

  /** Removes those that no listing has taken, and returns their ids. */
  async removeWaiting(db: Db, ids: string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await db
      .deleteFrom('uploads')
      .where('id', 'in', ids)
      .where('claimed_at', 'is', null)
      .returning('id')
      .execute();
    return rows.map((row) => row.id);
  },

  remove: (db: Db, id: string) => db.deleteFrom('uploads').where('id', '=', id).execute(),
};
