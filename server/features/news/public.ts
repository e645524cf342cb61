export { lastLook } from './last-look.ts';
export { newsRoutes } from './routes.ts';
