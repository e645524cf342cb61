export { listersRoutes } from './routes.ts';
