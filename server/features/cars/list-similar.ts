import { SIMILAR_SHOWN } from '#domain/cars/car.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Region } from '#domain/ghana.ts';
import type { Database } from '#server/platform/database/database.ts';
import { gather } from '#server/platform/database/gather.ts';
import { getCarOrThrow } from './get-car.ts';
import { presentCar } from './present.ts';
import { type CarFilter, cars } from './repository.ts';

/**
 * Cars of the same kind: those of its town, then of its region, then of the country; in each place those of its type first,
 * then the newest.
 * @throws {DomainError} NOT_FOUND, also for what is no id.
 */
export async function listSimilarCars(db: Database, id: string): Promise<Car[]> {
  const car = await getCarOrThrow(db, id);
  const [location, region] = [[car.location], [car.region as Region]];
  const places: CarFilter[] = [{ location, region }, { region }, {}];
  const kind = car.relocation ? 'relocation' : 'regular';
  const likes: CarFilter[] = [{ kind, vehicleType: car.car_type }, { kind }];
  const rows = await gather(
    places.flatMap((place) => likes.map((like) => ({ ...like, ...place }))),
    { max: SIMILAR_SHOWN, except: car.id },
    (filter, size) => cars.findPage(db, filter, 'newest', { size, offset: 0 }),
  );
  return rows.map((row) => presentCar(row, { contacts: false }));
}
