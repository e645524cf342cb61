export { reportThing } from './report-thing.ts';
export { reportsRoutes } from './routes.ts';
