import type { Selectable } from 'kysely';
import { announceSite } from '#server/features/kept-responses/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { SiteSettings as SiteSettingsRow } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

/** The one row of site settings, as JSON of whatever version saved it. */
export const siteSettings = {
  find: (
    db: Db,
  ): Promise<Pick<Selectable<SiteSettingsRow>, 'settings' | 'updated_at'> | undefined> =>
    db.selectFrom('site_settings').select(['settings', 'updated_at']).executeTakeFirst(),

  /** Makes reading for a change wait for any other change. */
  lock: (tx: Transaction) =>
    tx.selectFrom('site_settings').select('only_one').forUpdate().execute(),

  /** False if `expected` is given and another version is stored. */
  async save(
    tx: Transaction,
    { settings, updatedAt, expected }: { settings: object; updatedAt: Date; expected?: Date },
  ): Promise<boolean> {
    const row = { settings: JSON.stringify(settings), updated_at: updatedAt };
    const saved = await tx
      .insertInto('site_settings')
      .values(row)
      .onConflict((conflict) => {
        const instead = conflict.column('only_one').doUpdateSet(row);
        return expected ? instead.where('site_settings.updated_at', '=', expected) : instead;
      })
      .returning('only_one')
      .executeTakeFirst();
    if (saved) await announceSite(tx);
    return saved !== undefined;
  },
};
