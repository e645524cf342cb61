export { favouritesRoutes } from './routes.ts';
export { sharedListRoutes } from './shared-list-routes.ts';
