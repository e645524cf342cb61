import CarFront from 'lucide-react/icons/car-front';
import FileText from 'lucide-react/icons/file-text';
import Handshake from 'lucide-react/icons/handshake';
import Truck from 'lucide-react/icons/truck';
import { kilometres, vehicleTypeLabel } from '#domain/cars/car.ts';
import { CAR_FACT_GROUPS, CAR_FACTS, carFactKind } from '#domain/cars/facts.ts';
import type { Car } from '#domain/cars/schema.ts';
import { formatInstantDate } from '#domain/values/instant.ts';
import { FactGroups } from '#web/ui/facts/fact-groups.tsx';
import { PlaceOnMap } from '#web/ui/listing/place-on-map.tsx';

const GROUP_ICONS = {
  vehicle: CarFront,
  papers: FileText,
  transport: Truck,
  terms: Handshake,
};

/** Everything about a car that fits in a word or two (specification §2.16). */
export function CarFacts({ car }: { car: Car }) {
  return (
    <>
      <FactGroups
        table={CAR_FACTS}
        groups={CAR_FACT_GROUPS}
        icons={GROUP_ICONS}
        kind={carFactKind(car)}
        values={car.facts}
        read={car.readFromText}
        others={[
          { label: 'Condition', value: car.condition },
          { label: 'Location', value: car.location },
          { label: 'Region', value: car.region },
          { label: 'Nearby', value: car.nearby?.join(', ') },
          { label: 'Mileage', value: kilometres(car.mileage) },
          { label: 'Transmission', value: car.transmission },
          { label: 'Fuel type', value: car.fuelType },
          { label: 'Vehicle type', value: vehicleTypeLabel(car) },
          { label: 'Registration', value: car.registrationNumber },
          { label: 'Available from', value: formatInstantDate(car.date) },
          { label: 'Listed by', value: car.userName },
        ]}
      />
      <PlaceOnMap name={car.name} near={car.near} />
    </>
  );
}
