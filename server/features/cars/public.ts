export { carsRoutes } from './routes.ts';
export { uploadCar } from './upload-car.ts';
