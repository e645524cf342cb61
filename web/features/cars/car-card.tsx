import type { ReactNode } from 'react';
import { pausedBadge } from '#domain/availability/paused-badge.ts';
import type { CarSummary } from '#domain/cars/schema.ts';
import {
  carTitle,
  isRelocationVehicle,
  kilometres,
  vehicleTypeLabel,
} from '#domain/cars/vehicle.ts';
import { paths } from '#domain/site/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { placeText } from '#web/ui/listing/place-text.ts';
import { Price } from '#web/ui/listing/price.tsx';
import { StatusBadge } from '#web/ui/listing/status-badge.tsx';
import { Card } from '#web/ui/lists/card.tsx';
import { CARD_SIZES } from '#web/ui/lists/card-grid.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

interface Props {
  car: CarSummary;
  eager?: boolean;
  sizes?: string;
  actions?: ReactNode;
  headingLevel?: 2 | 3;
  className?: string;
}

/** A car in a list: photo, name, 'brand - model (year)' and price (specification §2.3). */
export function CarCard({
  car,
  eager,
  sizes = CARD_SIZES,
  actions,
  headingLevel,
  className,
}: Props) {
  const { _id: id, name, price, photos, mileage, transmission, fuelType, highlights } = car;
  return (
    <Card
      to={paths.car(id)}
      title={name}
      keeps={{ kind: 'car', listingId: id, name, price }}
      headingLevel={headingLevel}
      className={className}
      media={<Picture photo={photos[0]} sizes={sizes} eager={eager} className="size-full" />}
      badge={<Badge tone="photo">{car.condition}</Badge>}
      status={car.pause && <StatusBadge tone="closed">{pausedBadge(car.pause)}</StatusBadge>}
      price={<CarPrice car={car} />}
      place={placeText(car)}
      facts={carTitle(car)}
      checks={car.checks}
      actions={actions}
    >
      <p className="figures text-sm text-muted">
        {[...highlights, kilometres(mileage), transmission, fuelType].slice(0, 4).join(' · ')}
      </p>
    </Card>
  );
}

/** The price; a relocation vehicle has none (specification §2.16). */
export function CarPrice({ car, size }: { car: CarSummary; size?: 'md' | 'lg' | 'xl' }) {
  if (!isRelocationVehicle(car)) return <Price cedi={car.price} size={size} />;
  return <span className="font-display text-lg font-bold">{vehicleTypeLabel(car)}</span>;
}
