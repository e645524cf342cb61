export { enquiriesRoutes } from './routes.ts';
export { sendEnquiry } from './send-enquiry.ts';
