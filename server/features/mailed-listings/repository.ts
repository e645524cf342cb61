import type { ListingKind } from '#domain/listing-kind.ts';
import { isShown } from '#server/features/listing-conditions/public.ts';
import { type ListedPhotoRow, photosOf } from '#server/features/media/public.ts';
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
  /** Those of some ids that are neither deleted nor paused, and of properties that are available. */
  async onOffer(db: Db, kind: ListingKind, ids: string[]): Promise<MailedRow[]> {
    if (ids.length === 0) return [];
    if (kind === 'property') {
      const rows = await db
        .selectFrom('properties')
        .select([
          'id',
          'name',
          'location',
          'region',
          'price_pesewas',
          'property_type',
          'created_at',
        ])
        .select(photosOf('property').as('photos'))
        .where('id', 'in', ids)
        .where(isShown('properties'))
        .where('status', '=', 'available')
        .execute();
      return rows.map((row) => ({ ...row, relocation: false }));
    }
    const rows = await db
      .selectFrom('cars')
      .select(['id', 'name', 'location', 'region', 'price_pesewas', 'relocation', 'created_at'])
      .select(photosOf('car').as('photos'))
      .where('id', 'in', ids)
      .where(isShown('cars'))
      .execute();
    return rows.map((row) => ({ ...row, property_type: null }));
  },
};
