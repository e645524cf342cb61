import { fieldMessages } from '../field-messages.ts';
import { reportFormMessages } from '../reports/form-messages.ts';
import type { ReportReason } from './rules.ts';

export const conversationListMessages = {
  title: 'Enquiries',
  intro: 'What people asked you, and what you asked.',
  received: 'Received',
  sent: 'Sent',
  reported: 'Reported conversations',
  search: 'Search your conversations',
  searchHint: 'Name or words',
  noneFound: 'No conversations match.',
  showAll: 'Show all',
  noneReported: 'No conversations have been reported.',
  noneReceived: 'No enquiries yet.',
  noneReceivedHelp: 'When someone writes to you about a listing, it appears here.',
  noneSent: 'You haven’t sent an enquiry yet.',
  noneSentHelp: 'Open a listing to write to its lister, and to see how to call them.',
  look: 'Find a home',
  loadFailure: 'We couldn’t load the enquiries',
  to: (lister: string) => `To ${lister}`,
  between: (sender: string, lister: string) => `${sender} to ${lister}`,
  you: 'You:',
  notListed: 'No longer listed',
} as const;

export const conversationMessages = {
  title: 'Conversation',
  description: 'Your messages about a listing.',
  back: 'All enquiries',
  notFound: 'We couldn’t find this conversation.',
  loadFailure: 'We couldn’t load the conversation',
  messages: 'Messages',
  earlier: 'Show earlier messages',
  loadingEarlier: 'Loading...',
  refresh: 'Check for new messages',
  refreshing: 'Checking...',
  you: 'You',
  seen: 'Seen',
  sent: 'Sent',
  message: 'Message',
  placeholder: 'Write a message',
  send: 'Send',
  sending: 'Sending...',
  blank: fieldMessages.messageRequired,
  notSent: 'Your message wasn’t sent. Please try again.',
  left: (characters: number) =>
    `${characters} ${characters === 1 ? 'character' : 'characters'} left`,
  quickAnswers: 'Quick answers',
  notListed: 'This listing is no longer on Efie.',
  closeNote: 'Close this note',
  reach: 'See phone and WhatsApp',
  reaching: 'Loading...',
} as const;

/** The most frequent answers of listers. */
export const QUICK_ANSWERS = [
  'Yes, it is still available.',
  'When would you like to view it?',
  'Sorry, it has been taken.',
] as const;

/** Shown below a stranger's message that contains a link. */
export const linkWarning = 'This link is from a stranger. Don’t log in, pay or enter a code there.';

export const blockMessages = {
  block: (name: string) => `Block ${name}`,
  title: (name: string) => `Block ${name}?`,
  help: 'Neither of you can write to the other, about any listing, until you unblock them. Earlier messages stay.',
  confirm: 'Block',
  confirming: 'Blocking...',
  cancel: 'Cancel',
  noBooking:
    'You can’t book here, because you or the host has blocked the other. If it was you, unblock them in your messages. Otherwise, please choose another place.',
  noComment:
    'You can’t comment here, because you or the lister has blocked the other. If it was you, unblock them in your messages.',
  lift: 'Unblock',
  lifting: 'Unblocking...',
  byYou: (name: string) => `You’ve blocked ${name}.`,
  refused: 'You can no longer write to this person.',
  done: 'Neither of you can write to the other now.',
  lifted: 'You can write to each other again.',
  notBlocked: 'You haven’t blocked this person. You can write to each other.',
  liftedHalf: 'You’ve unblocked this person, but you still can’t write to them.',
  notYours: 'You haven’t blocked this person, but you still can’t write to them.',
} as const;

export const reportMessages = {
  ...reportFormMessages,
  title: 'Report this conversation',
  help: 'An Admin will read the whole conversation, and we’ll email you the outcome. We won’t say who reported it.',
  done: 'Thank you. An Admin will read this conversation, and we’ll email you the outcome.',
  again: 'You’ve reported this conversation.',
} as const;

export const REPORT_REASON_TEXTS: Readonly<Record<ReportReason, string>> = {
  payment: 'Asked for money before a viewing',
  'not-owner': 'Is not the owner, or not allowed to let or sell it',
  rude: 'Is rude or threatens me',
  spam: 'Advertises something else',
  other: 'Something else',
};

/** A message to the sender of an enquiry, ready to send by WhatsApp. */
export const answerByChat = (listingName: string) =>
  `Hello, you sent me an enquiry about ${listingName}. `;
