import { type Insertable, type Selectable, sql } from 'kysely';
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

  /** A window of them, the newest first. */
  list: (
    db: Db,
    { size, offset }: { size: number; offset: number },
  ): Promise<Selectable<ContactMessages>[]> =>
    db
      .selectFrom('contact_messages')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset(offset)
      .execute(),

  async count(db: Db): Promise<number> {
    const { total } = await db
      .selectFrom('contact_messages')
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow();
    return total;
  },

  /** How many came since a moment (ever, without one); no more than `max`. */
  async countSince(db: Db, since: Date | undefined, max: number): Promise<number> {
    const some = db
      .selectFrom('contact_messages')
      .select(sql`1`.as('one'))
      .$if(since !== undefined, (query) => query.where('created_at', '>', since ?? new Date(0)))
      .limit(max);
    const { total } = await db
      .selectFrom(some.as('some'))
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow();
    return total;
  },
};
