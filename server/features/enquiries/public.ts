export { countNewEnquiries } from './count-new-enquiries.ts';
export { enquiriesRoutes } from './routes.ts';
