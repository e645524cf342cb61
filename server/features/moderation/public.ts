export { countPricesJob } from './count-prices-job.ts';
export { moderateListing, moderateListingIn } from './moderate-listing.ts';
export { beginModeration, noteChanged, noteReported, readContent } from './note-listed.ts';
export { moderationRoutes } from './routes.ts';
