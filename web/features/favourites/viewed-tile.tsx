import { Link } from 'react-router';
import { isRelocationVehicle, vehicleTypeLabel } from '#domain/cars/vehicle.ts';
import { KINDS } from '#domain/listing-kinds.ts';
import { formatCedi } from '#domain/values/money.ts';
import type { CardListing } from '#web/lib/lists/listing-cards.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';

/** A listing in a row: photo, price, name. */
export function ViewedTile({ shown }: { shown: CardListing }) {
  const { _id: id, name, photos } = shown.listing;
  return (
    <Link
      to={KINDS[shown.kind].path(id)}
      data-card
      className="block h-48 overflow-hidden rounded-card border border-line bg-surface hover:border-control-line focus-visible:-outline-offset-2"
    >
      <Picture photo={photos[0]} sizes="10rem" alt="" className="h-28 w-full" />
      <span className="block truncate px-3 pt-2 text-sm font-semibold figures">
        {priceOf(shown)}
      </span>
      <span className="block truncate px-3 text-sm text-muted">{name}</span>
    </Link>
  );
}

function priceOf(shown: CardListing): string {
  if (shown.kind === 'property') return formatCedi(shown.listing.price);
  const { listing: car } = shown;
  return isRelocationVehicle(car) ? vehicleTypeLabel(car) : formatCedi(car.price);
}
