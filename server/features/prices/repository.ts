import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Db = Database | Transaction;

/** The changes that the trigger listings_price_history records. */
export const priceChanges = {
  /** A listing's price changes, oldest first. */
  of: (db: Db, listingId: string) =>
    db
      .selectFrom('price_changes')
      .select(['old_pesewas', 'new_pesewas', 'changed_at'])
      .where('listing_id', '=', listingId)
      .orderBy('changed_at')
      .orderBy('written_at')
      .execute(),

  find: (db: Db, id: string) =>
    db
      .selectFrom('price_changes')
      .select(['id', 'listing_id', 'changed_at'])
      .where('id', '=', id)
      .executeTakeFirst(),

  /** True if the listing of a change became cheaper again after it. */
  async isLoweredAfter(tx: Transaction, id: string): Promise<boolean> {
    const { rows } = await sql`
      select from price_changes as this join price_changes as later
        on later.listing_id = this.listing_id and later.new_pesewas < later.old_pesewas
        and (later.changed_at, later.written_at) > (this.changed_at, this.written_at)
      where this.id = ${id}::uuid limit 1`.execute(tx);
    return rows.length > 0;
  },

  /** The change that lowered a listing's price at a moment. */
  async loweringAt(tx: Transaction, listingId: string, moment: Date): Promise<string | undefined> {
    const row = await tx
      .selectFrom('price_changes')
      .select('id')
      .where('listing_id', '=', listingId)
      .where('changed_at', '=', moment)
      .whereRef('new_pesewas', '<', 'old_pesewas')
      .orderBy('written_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.id;
  },
};
