import { carListCalls } from '#domain/cars/calls.ts';
import { listRoutes } from '#server/features/listings/public.ts';
import { countCarFacets, countCarsWithout, listCars, listOwnCars, mapCars } from './list-cars.ts';

/** The lists of cars. */
export const carListRoutes = listRoutes({
  name: 'cars',
  calls: carListCalls,
  topics: () => ['cars'],
  list: listCars,
  listOwn: listOwnCars,
  countWithout: countCarsWithout,
  countFacets: countCarFacets,
  map: mapCars,
});
