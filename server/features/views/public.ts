export { forgetViewsJob } from './forget-views-job.ts';
export { viewsRoutes } from './routes.ts';
