import MapPin from 'lucide-react/icons/map-pin';
import { carTitle, vehicleTypeLabel } from '#domain/cars/car.ts';
import type { Car } from '#domain/cars/schema.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The car's type, name and place. */
export function CarHeading({ car }: { car: Car }) {
  const { name, condition, location, region } = car;
  return (
    <header className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="primary">{vehicleTypeLabel(car)}</Badge>
        <Badge>{condition}</Badge>
      </div>
      <h1 className="text-2xl md:text-3xl">{name}</h1>
      <p className="font-medium">{carTitle(car)}</p>
      <p className="flex items-start gap-1.5 text-muted">
        <Icon of={MapPin} size={18} className="mt-1 shrink-0" />
        {location}, {region}
      </p>
    </header>
  );
}
