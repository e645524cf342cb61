import type { Viewer } from '#domain/accounts/actor.ts';
import { SIMILAR_SHOWN } from '#domain/cars/car.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Region } from '#domain/values/ghana.ts';
import { placesAround, presentNear } from '#server/features/listings/public.ts';
import { gather } from '#server/platform/database/gather.ts';
import type { Platform } from '#server/platform/platform.ts';
import { carFinder } from './car-finder.ts';
import { presentCars } from './present.ts';
import { type CarFilter, cars } from './repository.ts';

/**
 * Cars of the same kind: those of its town, then what is within 10, 25 and 50 km, then of its region, then of the country
 * from near to far, and last what has no place; in each of these its own type first.
 * @throws {DomainError} NOT_FOUND, also for what is no id, or not the viewer's to read.
 */
export async function listSimilarCars(
  platform: Pick<Platform, 'db' | 'now' | 'config'>,
  viewer: Viewer,
  id: string,
): Promise<Car[]> {
  const { db } = platform;
  const car = await carFinder.getReadableRow(db, viewer, id);
  const places = placesAround({
    location: car.location,
    region: car.region as Region,
    near: presentNear(car),
  });
  const kind = car.relocation ? 'relocation' : 'regular';
  const likes: CarFilter[] = [{ kind, vehicleType: car.car_type }, { kind }];
  const rows = await gather(
    places.flatMap(({ place, sort }) => likes.map((like) => ({ ...like, ...place, sort }))),
    { max: SIMILAR_SHOWN, except: car.id },
    ({ sort, ...filter }, size) => cars.findPage(db, filter, sort, { size, offset: 0 }),
  );
  return presentCars(platform, rows, { contacts: false });
}
