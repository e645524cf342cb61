import type { Favourite } from '#domain/favourites/schema.ts';
import { pesewas, toCedi } from '#domain/values/money.ts';
import type { FavouriteRow } from './repository.ts';

export const presentFavourite = (row: FavouriteRow): Favourite => ({
  kind: row.kind,
  listingId: row.listing_id,
  name: row.name,
  note: row.note,
  keptAt: row.kept_at.toISOString(),
  ...(row.kept_pesewas !== null && { price: toCedi(pesewas(row.kept_pesewas)) }),
});
