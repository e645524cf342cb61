export { listingChangesRoutes } from './routes.ts';
