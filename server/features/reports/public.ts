export { listOwnReports } from './list-own-reports.ts';
export { reportEndedMail } from './mails.ts';
export { reportThing } from './report-thing.ts';
export { reportsRoutes } from './routes.ts';
