export { findAlertsJob, noteForAlerts } from './find-alerts-job.ts';
export { savedSearchesRoutes } from './routes.ts';
export { searchMails } from './search-mails.ts';
export { sendAlertsJob, sendDailyAlertsJob } from './send-alerts-job.ts';
