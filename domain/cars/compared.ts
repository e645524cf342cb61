import { type ComparedRow, comparedRows, type Said, saidFacts } from '../compare/compared-rows.ts';
import { formatCedi } from '../values/money.ts';
import { CAR_FACTS, carFactKind } from './facts.ts';
import type { CarSummary } from './schema.ts';
import { isRelocationVehicle, kilometres, vehicleTypeLabel } from './vehicle.ts';

/** Cars side by side: first what all cars have, then every fact that at least one has. A relocation vehicle shows no price. */
export function compareCars(cars: readonly CarSummary[]): ComparedRow[] {
  const row = (label: string, say: (car: CarSummary) => string | undefined): Said => [
    label,
    cars.map(say),
  ];
  return comparedRows([
    row('Price', (car) => (isRelocationVehicle(car) ? undefined : formatCedi(car.price))),
    row('Brand', ({ brand }) => brand),
    row('Model', ({ model }) => model),
    row('Year', ({ year }) => String(year)),
    row('Mileage', ({ mileage }) => kilometres(mileage)),
    row('Condition', ({ condition }) => condition),
    row('Transmission', ({ transmission }) => transmission),
    row('Fuel type', ({ fuelType }) => fuelType),
    row('Vehicle type', vehicleTypeLabel),
    row('Town', ({ location }) => location),
    row('Region', ({ region }) => region),
    ...saidFacts(
      CAR_FACTS,
      cars.map((car) => ({ kind: carFactKind(car), facts: car.facts })),
    ),
  ]);
}
