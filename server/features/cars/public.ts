export { getReadableCar, lockCar, lockCarForChange } from './car-finder.ts';
export { deleteCarIn, uploadCar } from './kind.ts';
export { carLists, findAmongCars, listCarsOf } from './list-cars.ts';
export { carsRoutes } from './routes.ts';
