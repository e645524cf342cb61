export { enquiriesRoutes } from './routes.ts';
