export { matchListingJob, queueMatching } from './match-listing-job.ts';
export { savedSearchesRoutes } from './routes.ts';
export { sendAlertsJob, sendDailyAlertsJob } from './send-alerts-job.ts';
export { unsubscribeRoutes } from './unsubscribe-routes.ts';
