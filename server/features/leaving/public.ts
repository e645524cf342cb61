export { leaveJob } from './leave-job.ts';
export { leavingRoutes } from './routes.ts';
