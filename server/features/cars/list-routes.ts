import { ListCarsQuery, ListCarsResponse, MapCarsQuery } from '#domain/cars/schema.ts';
import { listRoutes } from '#server/features/listings/public.ts';
import { countCarFacets, countCarsWithout, listCars, listOwnCars, mapCars } from './list-cars.ts';

/** The lists of cars. */
export const carListRoutes = listRoutes({
  kind: 'cars',
  description: 'Phone numbers and emails are null here: they stand on the detail of one car.',
  query: ListCarsQuery,
  mapQuery: MapCarsQuery,
  response: ListCarsResponse,
  topics: () => ['cars'],
  list: listCars,
  listOwn: listOwnCars,
  countWithout: countCarsWithout,
  countFacets: countCarFacets,
  map: mapCars,
});
