export { failedJobsRoutes } from './routes.ts';
