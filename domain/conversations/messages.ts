import { fieldMessages } from '../field-messages.ts';
import { reportFormMessages } from '../reports/form-messages.ts';
import type { ReportReason } from './rules.ts';

/** What the page of one's conversations says. */
export const conversationListMessages = {
  title: 'Enquiries',
  intro: 'What people ask you, and what you have asked.',
  received: 'Received',
  sent: 'Sent',
  reported: 'Reported conversations',
  search: 'Search your conversations',
  searchHint: 'Name or words',
  noneFound: 'No conversation has these words.',
  showAll: 'Show all',
  noneReported: 'No conversation was reported.',
  noneReceived: 'Nobody has sent you an enquiry yet.',
  noneReceivedHelp: 'When somebody writes to you about a listing of yours, it is here.',
  noneSent: 'You have sent no enquiry yet.',
  noneSentHelp: 'On each listing you can write to its lister, and see how to call them.',
  look: 'Look for a home',
  loadFailure: 'We could not load the enquiries',
  to: (lister: string) => `To ${lister}`,
  between: (sender: string, lister: string) => `${sender} to ${lister}`,
  you: 'You:',
  notListed: 'No longer listed',
} as const;

/** What a conversation says. */
export const conversationMessages = {
  title: 'Conversation',
  description: 'What the two of you have written about a listing.',
  back: 'All enquiries',
  notFound: 'This conversation was not found.',
  loadFailure: 'We could not load the conversation',
  messages: 'Messages',
  earlier: 'Show earlier messages',
  loadingEarlier: 'Loading...',
  refresh: 'Look for new messages',
  refreshing: 'Looking...',
  you: 'You',
  seen: 'Seen',
  sent: 'Sent',
  message: 'Message',
  placeholder: 'Write a message',
  send: 'Send',
  sending: 'Sending...',
  blank: fieldMessages.messageRequired,
  notSent: 'Your message was not sent. Please try again.',
  left: (characters: number) => `${characters} characters left`,
  quickAnswers: 'Quick answers',
  notListed: 'This listing is no longer on Efie.',
  closeNote: 'Close this note',
  reach: 'See phone and WhatsApp',
  reaching: 'Loading...',
} as const;

/** What a lister answers most. */
export const QUICK_ANSWERS = [
  'Yes, it is still available.',
  'When would you like to view it?',
  'Sorry, it has been taken.',
] as const;

/** Below what a stranger wrote with a link in it. */
export const linkWarning =
  'This link is from someone we do not know. Do not log in, pay or give a code there.';

export const blockMessages = {
  block: (name: string) => `Block ${name}`,
  title: (name: string) => `Block ${name}?`,
  help: 'Neither of you can write to the other, about any listing, until you lift it. What was written stays.',
  confirm: 'Block',
  confirming: 'Blocking...',
  cancel: 'Cancel',
  noBooking:
    'You cannot book here, because you or the host has blocked the other. If it was you, lift the block in your messages. Otherwise please choose another place.',
  noComment:
    'You cannot comment here, because you or the lister has blocked the other. If it was you, lift the block in your messages.',
  lift: 'Lift the block',
  lifting: 'Lifting...',
  byYou: (name: string) => `You have blocked ${name}.`,
  refused: 'You can no longer write to this person.',
  done: 'Neither of you can write to the other now.',
  lifted: 'You can write to each other again.',
  notBlocked: 'You have not blocked this person. You can write to each other.',
  liftedHalf: 'Your block is lifted, but you still cannot write to this person.',
  notYours: 'You have not blocked this person, and still cannot write to them.',
} as const;

export const reportMessages = {
  ...reportFormMessages,
  title: 'Report this conversation',
  help: 'An Admin reads the whole conversation then, and we mail you how it ended. The other one is not told who you are.',
  done: 'Thank you. An Admin looks at this conversation, and we mail you how it ended.',
  again: 'You have reported this conversation.',
} as const;

/** Each reason in words. */
export const REPORT_REASON_TEXTS: Readonly<Record<ReportReason, string>> = {
  payment: 'Asked for money before a viewing',
  'not-owner': 'Is not the owner, or not allowed to let or sell it',
  rude: 'Is rude or threatens me',
  spam: 'Advertises something else',
  other: 'Something else',
};

/** A message to the sender of an enquiry, ready to be sent by WhatsApp. */
export const answerByChat = (listingName: string) =>
  `Hello, you have sent me an enquiry about ${listingName}. `;
