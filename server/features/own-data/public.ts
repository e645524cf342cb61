export { forgetArchivesJob } from './forget-archives-job.ts';
export { makeArchiveJob } from './make-archive-job.ts';
export { ownDataRoutes } from './routes.ts';
