import type { Insertable, Selectable } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { EmailLinks } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;
export type EmailLinkRow = Selectable<EmailLinks>;

/** The links that mails have to confirm an address, to take another one, and to bring the old one back. */
export const emailLinks = {
  insert: (db: Db, link: Insertable<EmailLinks>) =>
    db.insertInto('email_links').values(link).execute(),

  /** A link that has not run out, used or not. */
  find: (db: Db, tokenHash: Buffer, now: Date) =>
    db
      .selectFrom('email_links')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst(),

  /** Uses up a link; false when it was used meanwhile. Of two calls at once the row's lock lets one have it. */
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

  /** Where the last link went that still confirms something of an account. */
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

  /** Spends what still confirms something of an account; what brings an address back stays. */
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
   * Spends what of one link's kind the account was mailed at the same address and can still use; the moment of the earliest, which may
   * be that of the link itself.
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

  /** Spends every link of an account that was made later than a moment. */
  spendLaterThan: (tx: Transaction, userId: string, moment: Date, now: Date) =>
    tx
      .updateTable('email_links')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('created_at', '>', moment)
      .where('used_at', 'is', null)
      .execute(),

  /** Whether someone else than `userId` can still bring an address back. */
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

  /** Removes so many that ran out; returns how many there were. Used ones stay as long, to say what they did. */
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
