export { forgetFailedJobsJob } from './forget-failed-jobs.ts';
export { failedJobsRoutes } from './routes.ts';
