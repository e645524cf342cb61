import type { ListingKind } from '#domain/listing-kinds.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { FoundListing } from './alert-repository.ts';

/** A new or changed listing that has not been matched with any search yet. */
interface ChangedListing {
  id: number;
  kind: ListingKind;
  listingId: string;
}

export const changedListings = {
  /** Each change has its own row, so that no writer waits for another. */
  note: (tx: Database | Transaction, { kind, id }: FoundListing) =>
    tx.insertInto('changed_listings').values({ kind, listing_id: id }).execute(),

  /** The oldest notes. */
  async oldest(db: Database, most: number): Promise<ChangedListing[]> {
    const rows = await db
      .selectFrom('changed_listings')
      .selectAll()
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.map(({ id, kind, listing_id }) => ({
      id,
      kind: kind as ListingKind,
      listingId: listing_id,
    }));
  },

  forget: (db: Database, ids: readonly number[]) =>
    db.deleteFrom('changed_listings').where('id', 'in', ids).execute(),
};
