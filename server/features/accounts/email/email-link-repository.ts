import type { Insertable, Selectable } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { EmailLinks } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;
export type EmailLinkRow = Selectable<EmailLinks>;

/** The mailed links that confirm an address, change it, or bring the old one back. */
export const emailLinks = {
  insert: (db: Db, link: Insertable<EmailLinks>) =>
    db.insertInto('email_links').values(link).execute(),

  /** A link that has not expired, used or not. */
  find: (db: Db, tokenHash: Buffer, now: Date) =>
    db
      .selectFrom('email_links')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst(),

  /**
   * Uses up a link; false if it was used meanwhile. The row's lock lets only one of two concurrent
   * calls have it.
   */
  async use(tx: Transaction, tokenHash: Buffer, now: Date): Promise<boolean> {
    const row = await tx
      .updateTable('email_links')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .returning('token_hash')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** The address of the latest link that can still confirm something for an account. */
  async findSent(
    db: Db,
    userId: string,
    now: Date,
  ): Promise<Pick<EmailLinkRow, 'purpose' | 'email'> | undefined> {
    return db
      .selectFrom('email_links')
      .select(['purpose', 'email'])
      .where('user_id', '=', userId)
      .where('purpose', 'in', ['confirm', 'change'])
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
  },

  /** Spends an account's links that confirm; those that bring an address back stay. */
  spendOf: (
    tx: Transaction,
    userId: string,
    purposes: readonly ('confirm' | 'change')[],
    now: Date,
  ) =>
    tx
      .updateTable('email_links')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('purpose', 'in', purposes)
      .where('used_at', 'is', null)
      .execute(),

  /**
   * Spends an account's usable links of the same kind and address; returns the moment of the
   * earliest, which may be the link itself.
   */
  async spendAlike(
    tx: Transaction,
    { user_id, purpose, email, created_at }: EmailLinkRow,
    now: Date,
  ): Promise<Date> {
    const spent = await tx
      .updateTable('email_links')
      .set({ used_at: now })
      .where('user_id', '=', user_id)
      .where('purpose', '=', purpose)
      .where('email', '=', email)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('created_at')
      .execute();
    const moments = [created_at, ...spent.map((row) => row.created_at)];
    return new Date(Math.min(...moments.map(Number)));
  },

  /** Spends every link of an account made after a moment. */
  spendLaterThan: (tx: Transaction, userId: string, moment: Date, now: Date) =>
    tx
      .updateTable('email_links')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('created_at', '>', moment)
      .where('used_at', 'is', null)
      .execute(),

  /** True if someone other than `userId` can still bring an address back. */
  async isReserved(db: Db, email: string, userId: string, now: Date): Promise<boolean> {
    const row = await db
      .selectFrom('email_links')
      .select('user_id')
      .where('email', '=', email)
      .where('purpose', '=', 'undo')
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .where('user_id', '!=', userId)
      .executeTakeFirst();
    return row !== undefined;
  },

  /**
   * Removes up to `limit` expired links; returns how many. Used ones are kept as long, to report
   * what they did.
   */
  async removeSpent(db: Db, now: Date, limit: number): Promise<number> {
    const spent = db
      .selectFrom('email_links')
      .select('token_hash')
      .where('expires_at', '<=', now)
      .limit(limit);
    const { numDeletedRows } = await db
      .deleteFrom('email_links')
      .where('token_hash', 'in', spent)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};
