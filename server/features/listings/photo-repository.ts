import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Db = Database | Transaction;

/** Photos in the order of their keys. */
async function insertPhotos(
  tx: Transaction,
  listing: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    insert into listing_photos (listing_id, position, photo_key)
    select ${listing}, place - 1, key from unnest(${keys}::text[]) with ordinality as given (key, place)`.execute(
    tx,
  );
}

/**
 * The photos of listings, written along with the listing, which announces them
 * (listing-store-repository.ts).
 */
export const listingPhotos = {
  insertPhotos,

  /** The keys of its photos in their order. */
  async photoKeys(db: Db, listing: string): Promise<string[]> {
    const rows = await db
      .selectFrom('listing_photos')
      .select('photo_key')
      .where('listing_id', '=', listing)
      .orderBy('position')
      .execute();
    return rows.map((row) => row.photo_key);
  },

  async replacePhotos(tx: Transaction, listing: string, keys: readonly string[]): Promise<void> {
    await tx.deleteFrom('listing_photos').where('listing_id', '=', listing).execute();
    await insertPhotos(tx, listing, keys);
  },
};
