import { demoPerson } from '../people.ts';
import type { DemoCar } from '../types.ts';

/** Cars, each with the relocation request that its owner fills in on the same form. */
export function relocationVehicles(
  cars: readonly Omit<DemoCar, 'relocationRequest'>[],
): readonly DemoCar[] {
  return cars.map((car) => {
    const { firstname, lastname } = demoPerson(car.owner);
    const { carType, registrationNumber, region, cityOrTown, driverName, driverContact } = car;
    const userName = `${firstname} ${lastname}`;
    return {
      ...car,
      relocationRequest: {
        userName,
        carType,
        registrationNumber,
        region,
        cityOrTown,
        driverName,
        driverContact,
      },
    };
  });
}
