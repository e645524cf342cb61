import type { Insertable } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { ContactMessages } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

/** The one row of site settings, as JSON of whatever version saved it. */
export const siteSettings = {
  async find(db: Db): Promise<unknown> {
    const row = await db.selectFrom('site_settings').select('settings').executeTakeFirst();
    return row?.settings;
  },

  save: (db: Db, settings: object, now: Date) =>
    db
      .insertInto('site_settings')
      .values({ settings: JSON.stringify(settings), updated_at: now })
      .onConflict((conflict) =>
        conflict
          .column('only_one')
          .doUpdateSet({ settings: JSON.stringify(settings), updated_at: now }),
      )
      .execute(),
};

export const contactMessages = {
  insert: (tx: Transaction, message: Insertable<ContactMessages>) =>
    tx.insertInto('contact_messages').values(message).execute(),
};
