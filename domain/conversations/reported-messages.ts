import { reportedMessages } from '../reports/settling-messages.ts';
import { messageListMessages } from '../site/message-list-messages.ts';
import { conversationListMessages } from './messages.ts';

export const reportedConversationMessages = {
  title: conversationListMessages.reported,
  intro: 'What people reported, and the outcome. You can read each conversation in full.',
  search: messageListMessages.search,
  none: reportedMessages.none,
} as const;
