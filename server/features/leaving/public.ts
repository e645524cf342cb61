export { eraseIn, removePictures } from './erase-member.ts';
export { keepAccountSince } from './keep-account.ts';
export { leaveJob } from './leave-job.ts';
export { leavingRoutes } from './routes.ts';
