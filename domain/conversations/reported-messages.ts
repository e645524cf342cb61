import { reportedMessages } from '../reports/settling-messages.ts';
import { messageListMessages } from '../site/message-list-messages.ts';
import { conversationListMessages } from './messages.ts';

/** What an Admin reads of conversations that were reported. */
export const reportedConversationMessages = {
  title: conversationListMessages.reported,
  intro:
    'What somebody has asked you to look at, and how it ended. You can read the whole conversation.',
  search: messageListMessages.search,
  none: reportedMessages.none,
} as const;
