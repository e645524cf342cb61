export { moderateListing, moderateListingIn } from './moderate-listing.ts';
export { beginModeration, noteChanged, noteReported } from './note-listed.ts';
export { moderationRoutes } from './routes.ts';
