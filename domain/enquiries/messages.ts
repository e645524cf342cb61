import { fieldMessages } from '../field-messages.ts';

export const enquiryMessages = {
  title: 'Send an enquiry',
  help: (lister: string) =>
    `We send ${lister} your message with your name, email and phone number, and show you how to reach them.`,
  message: 'Message',
  messageHelp: 'Say what you would like to know, and when you could come and see it.',
  phoneNumber: 'Phone number',
  submit: 'Send enquiry',
  submitting: 'Sending...',
  blank: fieldMessages.messageRequired,
  phoneRequired: 'Please enter your phone number.',
  success: 'Your enquiry was sent. You can now call or message the lister.',
  successWithoutPhone: 'Your enquiry was sent. The lister can call you or answer by email.',
  notSent: 'We could not send your enquiry.',
  failure: 'We could not send your enquiry. Please try again.',
  own: 'This listing is yours.',
  signIn: 'Log in to contact the lister',
  signInHelp: 'You can write to the lister here, and see how to call them.',
  reach: 'How to reach the lister',
  sentOn: (date: string) => `You sent an enquiry on ${date}.`,
  another: 'Send another message',
  seeContact: 'See phone and WhatsApp',
  call: 'Call',
  whatsapp: 'WhatsApp',
  cancel: 'Cancel',
} as const;

/** What the page of one's enquiries says. */
export const enquiryListMessages = {
  title: 'Enquiries',
  intro: 'What people ask you, and what you have asked.',
  received: 'Received',
  receivedByAll: 'All enquiries',
  sent: 'Sent',
  new: 'New',
  noneReceived: 'Nobody has sent you an enquiry yet.',
  noneReceivedHelp: 'When somebody writes to you about a listing of yours, it is here.',
  noneReceivedByAll: 'Nobody has sent an enquiry yet.',
  noneSent: 'You have sent no enquiry yet.',
  noneSentHelp: 'On each listing you can write to its lister, and see how to call them.',
  look: 'Look for a home',
  loadFailure: 'We could not load the enquiries',
  to: (lister: string) => `To ${lister}`,
  notListed: 'No longer listed',
} as const;

/** A message to the sender of an enquiry, ready to be sent by WhatsApp. */
export const answerByChat = (listingName: string) =>
  `Hello, you have sent me an enquiry about ${listingName}. `;
