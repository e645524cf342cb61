export { type EditedForm, withEditedMedia } from './edited-media.ts';
export { listingCall } from './listing-call.ts';
export { type ListingFiles, withListingFiles } from './listing-files.ts';
export { uploadsRoutes } from './routes.ts';
export { sweepUploadsJob } from './sweep-uploads.ts';
