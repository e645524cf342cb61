import { relocationMessages } from '#domain/cars/messages.ts';
import { relocationCard } from '#domain/cars/relocation-request.ts';
import type { CarSummary } from '#domain/cars/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { Card } from '#web/ui/lists/card.tsx';
import { CARD_SIZES } from '#web/ui/lists/card-grid.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { CarAction } from './car-action.tsx';

interface Props {
  car: CarSummary;
  eager?: boolean;
}

/** A vehicle for relocation, as its request describes it (specification §2.17). */
export function RelocationCard({ car, eager }: Props) {
  const { driverName, carType, registrationNumber, region, cityOrTown } = relocationCard(car);
  return (
    <Card
      to={paths.car(car._id)}
      title={car.name}
      keeps={{ kind: 'car', listingId: car._id, name: car.name }}
      media={
        <Picture photo={car.photos[0]} sizes={CARD_SIZES} eager={eager} className="size-full" />
      }
      price={<span className="font-display text-lg font-bold">{carType}</span>}
      place={`${cityOrTown}, ${region}`}
      checks={car.checks}
      actions={<CarAction car={car}>{relocationMessages.request}</CarAction>}
    >
      <dl className="mt-2 grid grid-cols-2 gap-x-4 border-line border-t pt-2 text-sm">
        <Fact name="Driver">{driverName}</Fact>
        <Fact name="Registration">{registrationNumber}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="figures line-clamp-2 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
