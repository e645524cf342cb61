import { sql } from 'kysely';
import { isShown } from '#server/features/listing-conditions/public.ts';
import { LISTED_PHOTOS, type ListedPhotoRow } from '#server/features/media/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Db = Database | Transaction;

export interface MailedRow {
  id: string;
  name: string;
  location: string;
  region: string;
  price_pesewas: number;
  created_at: Date;
  /** Null for a car; the period that a property's price covers depends on it. */
  property_type: string | null;
  /** Its price is hidden from everyone. */
  relocation: boolean;
  photos: ListedPhotoRow[];
}

export const listings = {
  /** Listings that are neither deleted nor paused, and available; cars always count as available. */
  onOffer: (db: Db, ids: string[]): Promise<MailedRow[]> =>
    db
      .selectFrom('listings')
      .select([
        'id',
        'name',
        'location',
        'region',
        'price_pesewas',
        'created_at',
        'property_type',
        'relocation',
      ])
      .select(LISTED_PHOTOS.as('photos'))
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .where(isShown('listings'))
      .where('status', '=', 'available')
      .execute(),
};
