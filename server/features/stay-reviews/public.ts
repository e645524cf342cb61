export { askForReviewsJob, showReviewsJob } from './review-jobs.ts';
export { stayReviewsRoutes } from './routes.ts';
