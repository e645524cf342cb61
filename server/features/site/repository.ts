import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type {
  ContactMessages,
  SiteSettings as SiteSettingsRow,
} from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

/** The one row of site settings, as JSON of whatever version saved it. */
export const siteSettings = {
  find: (
    db: Db,
  ): Promise<Pick<Selectable<SiteSettingsRow>, 'settings' | 'updated_at'> | undefined> =>
    db.selectFrom('site_settings').select(['settings', 'updated_at']).executeTakeFirst(),

  /** Who reads them to change them waits for anybody who does. */
  lock: (tx: Transaction) =>
    tx.selectFrom('site_settings').select('only_one').forUpdate().execute(),

  /** Whether they were saved: not when, `expected` given, they are another version than that. */
  async save(
    db: Db,
    { settings, updatedAt, expected }: { settings: object; updatedAt: Date; expected?: Date },
  ): Promise<boolean> {
    const row = { settings: JSON.stringify(settings), updated_at: updatedAt };
    const saved = await db
      .insertInto('site_settings')
      .values(row)
      .onConflict((conflict) => {
        const instead = conflict.column('only_one').doUpdateSet(row);
        return expected ? instead.where('site_settings.updated_at', '=', expected) : instead;
      })
      .returning('only_one')
      .executeTakeFirst();
    return saved !== undefined;
  },
};

export const contactMessages = {
  insert: (tx: Transaction, message: Insertable<ContactMessages>) =>
    tx.insertInto('contact_messages').values(message).execute(),

  removeBefore: (db: Db, moment: Date) =>
    db.deleteFrom('contact_messages').where('created_at', '<', moment).execute(),

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
