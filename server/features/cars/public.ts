export { carsRoutes } from './routes.ts';
