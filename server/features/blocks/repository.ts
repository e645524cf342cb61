import type { Database, Transaction } from '#server/platform/database/database.ts';

type Db = Database | Transaction;

export const blocks = {
  /** The ids of those among two people who have blocked the other. */
  async between(db: Db, one: string, other: string): Promise<string[]> {
    const rows = await db
      .selectFrom('blocked_people')
      .select('blocker_id')
      .where('blocker_id', 'in', [one, other])
      .where('blocked_id', 'in', [one, other])
      .execute();
    return rows.map(({ blocker_id }) => blocker_id);
  },

  insert: (tx: Transaction, blockerId: string, blockedId: string, at: Date) =>
    tx
      .insertInto('blocked_people')
      .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  /** False if there was none. */
  async remove(db: Db, blockerId: string, blockedId: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('blocked_people')
      .where('blocker_id', '=', blockerId)
      .where('blocked_id', '=', blockedId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
};
