import { KINDS, type ListingKind } from '#domain/listing-kinds.ts';
import { fallbackUrl } from '#domain/media/photo.ts';
import { type PropertyType, priceUnit } from '#domain/properties/property.ts';
import { formatPesewas, pesewas } from '#domain/values/money.ts';
import { presentPhotos } from '#server/features/media/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { listings, type MailedRow } from './repository.ts';

/** A listing as a mail shows it. */
export interface MailedListing {
  id: string;
  name: string;
  path: string;
  listedAt: Date;
  place: string;
  price: string | undefined;
  /** The path of its first photo; undefined while none is ready. */
  photoPath: string | undefined;
}

/** Those of some listings that are still on offer, in the same order. */
export async function mailedListings(
  tx: Transaction,
  found: readonly { kind: ListingKind; id: string }[],
): Promise<MailedListing[]> {
  const onOffer = await listings.onOffer(
    tx,
    found.map(({ id }) => id),
  );
  const rows = new Map(onOffer.map((row) => [row.id, row]));
  return found.flatMap(({ kind, id }) => {
    const row = rows.get(id);
    if (!row) return [];
    const photo = presentPhotos(row.photos, row.name).find(({ ready }) => ready);
    return [
      {
        id,
        name: row.name,
        path: KINDS[kind].path(id),
        listedAt: row.created_at,
        place: `${row.location}, ${row.region}`,
        price: priceOf(row),
        photoPath: photo && fallbackUrl(photo),
      },
    ];
  });
}

function priceOf({ price_pesewas, property_type, relocation }: MailedRow): string | undefined {
  if (relocation) return undefined;
  const unit = property_type ? priceUnit(property_type as PropertyType) : undefined;
  const price = formatPesewas(pesewas(price_pesewas));
  return unit ? `${price} a ${unit}` : price;
}
