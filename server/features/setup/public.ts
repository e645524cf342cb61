export { liveDemoListings } from './get-setup.ts';
export { milestones } from './milestone-repository.ts';
export { setupRoutes } from './routes.ts';
