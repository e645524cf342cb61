export { askListersJob } from './ask-listers-job.ts';
export { availabilityRoutes } from './routes.ts';
