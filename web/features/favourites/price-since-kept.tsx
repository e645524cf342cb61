import { isRelocationVehicle } from '#domain/cars/vehicle.ts';
import { lessSinceKept } from '#domain/favourites/less-since-kept.ts';
import { favouritesPageMessages } from '#domain/favourites/page-messages.ts';
import type { Favourite } from '#domain/favourites/schema.ts';
import { formatCedi } from '#domain/values/money.ts';
import type { CardListing } from '#web/lib/lists/listing-cards.ts';

interface Props {
  favourite: Favourite;
  shown: CardListing;
}

/** Says that a listing costs less than when it was kept; renders nothing otherwise. */
export function PriceSinceKept({ favourite, shown }: Props) {
  if (shown.kind === 'car' && isRelocationVehicle(shown.listing)) return null;
  const less = lessSinceKept(favourite.price, shown.listing.price);
  if (less === undefined) return null;
  return (
    <p className="figures basis-full px-1 pt-2 text-sm font-semibold text-available">
      {favouritesPageMessages.less(formatCedi(less))}
    </p>
  );
}
