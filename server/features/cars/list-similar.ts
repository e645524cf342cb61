import { SIMILAR_SHOWN } from '#domain/cars/car.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Region } from '#domain/ghana.ts';
import { placesAround, presentNear } from '#server/features/listings/public.ts';
import { gather } from '#server/platform/database/gather.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getCarOrThrow } from './get-car.ts';
import { presentCars } from './present.ts';
import { type CarFilter, cars } from './repository.ts';

/**
 * Cars of the same kind: those of its town, then what is within 10, 25 and 50 km, then of its region, then of the country
 * from near to far; in each place those of its type first, then the newest.
 * @throws {DomainError} NOT_FOUND, also for what is no id.
 */
export async function listSimilarCars(
  platform: Pick<Platform, 'db' | 'now'>,
  id: string,
): Promise<Car[]> {
  const { db } = platform;
  const car = await getCarOrThrow(db, id);
  const places: CarFilter[] = placesAround({
    location: car.location,
    region: car.region as Region,
    near: presentNear(car),
  });
  const kind = car.relocation ? 'relocation' : 'regular';
  const likes: CarFilter[] = [{ kind, vehicleType: car.car_type }, { kind }];
  const rows = await gather(
    places.flatMap((place) => likes.map((like) => ({ ...like, ...place }))),
    { max: SIMILAR_SHOWN, except: car.id },
    (filter, size) => cars.findPage(db, filter, 'newest', { size, offset: 0 }),
  );
  return presentCars(platform, rows, { contacts: false });
}
