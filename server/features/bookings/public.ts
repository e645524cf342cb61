export { bookStay } from './book-stay.ts';
export { countNewStays } from './count-new-stays.ts';
export { expireRequestsJob, tellExpiredJob } from './expire-requests-job.ts';
export { freeNightsOf } from './free-nights.ts';
export { acceptRequest } from './hosted/answer-request.ts';
export { listHostDays } from './hosted/list-host-days.ts';
export { bookingsRoutes } from './routes.ts';
export { listStaysNotOver } from './stays-not-over.ts';
export { cancelStaysOfDeleted } from './stays-to-come.ts';
