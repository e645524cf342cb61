import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { ListingTable } from './filters/trait-repository.ts';

type Db = Database | Transaction;

/** What is asked of the database about the photos of any kind of listing. */
export function listingPhotos({ table, listing: column }: ListingTable['photos']) {
  const photos = sql.table(table);
  const ofListing = sql.ref(column);

  /** Photos in the order of their keys. */
  async function insertPhotos(
    tx: Transaction,
    listing: string,
    keys: readonly string[],
  ): Promise<void> {
    if (keys.length === 0) return;
    await sql`
      insert into ${photos} (${ofListing}, position, photo_key)
      select ${listing}, place - 1, key from unnest(${keys}::text[]) with ordinality as given (key, place)`.execute(
      tx,
    );
  }

  return {
    insertPhotos,

    /** The keys of its photos in their order. */
    async photoKeys(db: Db, listing: string): Promise<string[]> {
      const { rows } = await sql<{ photo_key: string }>`
        select photo_key from ${photos} where ${ofListing} = ${listing} order by position`.execute(
        db,
      );
      return rows.map((row) => row.photo_key);
    },

    async replacePhotos(tx: Transaction, listing: string, keys: readonly string[]): Promise<void> {
      await sql`delete from ${photos} where ${ofListing} = ${listing}`.execute(tx);
      await insertPhotos(tx, listing, keys);
    },
  };
}
