import { conversationListMessages } from './messages.ts';

/** What an Admin reads of conversations that were reported. */
export const reportedConversationMessages = {
  title: conversationListMessages.reported,
  intro: 'What somebody has asked you to look at. You can read the whole conversation.',
  search: 'Name, email or words of the report',
  none: conversationListMessages.noneReported,
} as const;
