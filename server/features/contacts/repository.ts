import { sql } from 'kysely';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Db = Database | Transaction;

/** One person's look at one listing's contact on a day. */
export interface Reveal {
  userId: string;
  listingId: string;
  day: CalendarDate;
}

export const reveals = {
  async has(db: Db, { userId, listingId, day }: Reveal): Promise<boolean> {
    const row = await db
      .selectFrom('contact_reveals')
      .select('day')
      .where('user_id', '=', userId)
      .where('day', '=', day)
      .where('listing_id', '=', listingId)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** True if an account was made since a moment. */
  async isAccountSince(db: Db, userId: string, moment: Date): Promise<boolean> {
    const row = await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where('created_at', '>', moment)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Makes transactions count one account in turn, so that its limit holds. */
  async lockAccount(tx: Transaction, userId: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`contacts for ${userId}`}, 0))`.execute(
      tx,
    );
  },

  async count(tx: Transaction, { userId, day }: Pick<Reveal, 'userId' | 'day'>): Promise<number> {
    const { total } = await tx
      .selectFrom('contact_reveals')
      .select(sql<number>`count(*)`.as('total'))
      .where('user_id', '=', userId)
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    return total;
  },

  insert: (tx: Transaction, { userId, listingId, day }: Reveal) =>
    tx
      .insertInto('contact_reveals')
      .values({ user_id: userId, listing_id: listingId, day })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  removeBefore: (db: Db, day: CalendarDate) =>
    db.deleteFrom('contact_reveals').where('day', '<', day).execute(),
};
