export { countUnread } from './count-unread.ts';
export { listOwnConversationReports } from './list-own-reports.ts';
export { listToAnswer } from './list-to-answer.ts';
export { markRead } from './mark-read.ts';
export { conversationsRoutes } from './routes.ts';
export { sendMessage } from './send-message.ts';
