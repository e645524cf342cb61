export { countUnread } from './count-unread.ts';
export { requireUnblocked } from './require-unblocked.ts';
export { conversationsRoutes } from './routes.ts';
