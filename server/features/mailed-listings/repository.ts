import { sql } from 'kysely';
import { isShown } from '#server/features/listing-conditions/public.ts';
import { LISTED_PHOTOS, type ListedPhotoRow } from '#server/features/media/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Db = Database | Transaction;

/** What a mail says of a listing. */
export interface MailedRow {
  id: string;
  name: string;
  location: string;
  region: string;
  price_pesewas: number;
  created_at: Date;
  /** Of a property: what its price is paid for depends on it. */
  property_type: string | null;
  /** Its price is nobody's to see. */
  relocation: boolean;
  photos: ListedPhotoRow[];
}

export const listings = {
  /** Those of some ids that are neither deleted nor paused, and available, as cars always are. */
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
