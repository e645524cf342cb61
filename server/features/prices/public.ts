export { noteDropJob, queuePriceDrop } from './note-drop-job.ts';
export { dropMails } from './price-drop-mails.ts';
export { priceHistoryOf } from './price-history.ts';
export { pricesRoutes } from './routes.ts';
export { sendDropsJob } from './send-drops-job.ts';
