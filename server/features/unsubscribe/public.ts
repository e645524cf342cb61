export { oneClickRoutes } from './one-click-routes.ts';
export { unsubscribeRoutes } from './routes.ts';
