export { type ListingFiles, withListingFiles, withUploads } from './listing-files.ts';
export { uploadsRoutes } from './routes.ts';
export { sweepUploadsJob } from './sweep-uploads.ts';
