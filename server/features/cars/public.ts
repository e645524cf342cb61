export { type CarSummary, getCarSummary, lockCar } from './car-summary.ts';
export { carsRoutes } from './routes.ts';
export { uploadCar } from './upload-car.ts';
