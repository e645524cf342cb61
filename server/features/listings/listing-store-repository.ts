import { type Insertable, type Selectable, type SqlBool, sql, type UpdateObject } from 'kysely';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { announceListings } from '#server/features/kept-responses/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { DB, Listings } from '#server/platform/database/schema.gen.ts';
import { listingPhotos } from './photo-repository.ts';

export const STORED_FACTS = [
  ...(['facts', 'facts_read', 'facts_answered'] as const),
  ...(['subtype', 'car_type', 'model', 'name', 'description'] as const),
] as const;

/** The facts of a listing with their marks, and the columns that decide which it can have and what its text states. */
export type StoredFacts = Pick<Selectable<Listings>, (typeof STORED_FACTS)[number]>;

/** The columns to store for a listing. */
export type ListingValues = Omit<Insertable<Listings>, 'kind'>;

export type ListingStore = ReturnType<typeof listingStore>;

/** Writes the listings of one kind, with what a change has to read first. */
export function listingStore(kind: ListingKind) {
  return {
    ...listingPhotos,
    storedFacts,

    ownMedia: (tx: Transaction, listing: string, listerId: string) =>
      ownMedia(tx, kind, listing, listerId),

    async insert(tx: Transaction, listing: ListingValues & { id: string }): Promise<void> {
      await tx
        .insertInto('listings')
        .values({ ...listing, kind })
        .execute();
      await announceListings(tx, [{ kind, id: listing.id }]);
    },

    async update(tx: Transaction, id: string, values: UpdateObject<DB, 'listings'>): Promise<void> {
      await tx
        .updateTable('listings')
        .set(values)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .execute();
      await announceListings(tx, [{ kind, id }]);
    },

    async markDeleted(tx: Transaction, id: string, now: Date): Promise<void> {
      await tx.updateTable('listings').set({ deleted_at: now }).where('id', '=', id).execute();
      await announceListings(tx, [{ kind, id }]);
    },
  };
}

/** The stored facts of a listing, and the columns that decide which it can have. */
function storedFacts(db: Database | Transaction, listing: string): Promise<StoredFacts> {
  return db
    .selectFrom('listings')
    .select(STORED_FACTS)
    .where('id', '=', listing)
    .executeTakeFirstOrThrow();
}

/** The media of someone's listing, which stays undeleted until the transaction ends. */
async function ownMedia(tx: Transaction, kind: ListingKind, listing: string, listerId: string) {
  const row = await tx
    .selectFrom('listings')
    .select('video_key')
    .where('id', '=', listing)
    .where('kind', '=', kind)
    .where(sql<SqlBool>`lister_id = ${listerId}`)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!row) return undefined;
  const photoKeys = await listingPhotos.photoKeys(tx, listing);
  return { photoKeys, videoKey: row.video_key };
}
