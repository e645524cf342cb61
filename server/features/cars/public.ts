export { type CarSummary, getReadableCar, lockCar } from './car-summary.ts';
export { deleteCarIn } from './delete-car.ts';
export { findAmongCars, listCarsOf } from './list-cars.ts';
export { lockCarForChange } from './lock-for-change.ts';
export { carFacetIndex } from './repository.ts';
export { carsRoutes } from './routes.ts';
export { uploadCar } from './upload-car.ts';
