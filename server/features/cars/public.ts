export { getReadableCar, lockCar, lockCarForChange } from './car-finder.ts';
export { deleteCarIn, uploadCar } from './kind.ts';
export { findAmongCars, listCarsOf } from './list-cars.ts';
export { carFacetIndex } from './repository.ts';
export { carsRoutes } from './routes.ts';
