import { fieldMessages } from '../field-messages.ts';
import type { Offered } from './offered.ts';

export const enquiryMessages = {
  title: 'Send an enquiry',
  help: (lister: string) =>
    `We send ${lister} your message with your name, email and phone number, and show you how to reach them.`,
  message: 'Message',
  messageHelp: {
    stay: 'Ask about the rooms, check-in, or what is included. To book, choose your dates.',
    rental: 'Say what you’d like to know, who would move in, and when you could view it.',
    building: 'Say what you’d like to know, and when you could view it.',
    land: 'Ask about the papers and the boundaries, and say when you could view the plot.',
    vehicle: 'Say what you’d like to know, and when you could view it.',
    transport: 'Say what you want to move, from where to where, and when.',
  } satisfies Record<Offered, string>,
  phoneNumber: 'Phone number',
  submit: 'Send enquiry',
  submitting: 'Sending...',
  blank: fieldMessages.messageRequired,
  phoneRequired: 'Please enter your phone number.',
  success: 'Your enquiry was sent. You can now call or message the lister.',
  successWithoutPhone: 'Your enquiry was sent. The lister can call you or answer by email.',
  notSent: 'We couldn’t send your enquiry.',
  failure: 'We couldn’t send your enquiry. Please try again.',
  own: 'This listing is yours.',
  signIn: 'Log in to contact the lister',
  signInHelp: 'You can write to the lister here, and see how to call them.',
  reach: 'How to reach the lister',
  sentOn: (date: string) => `You sent an enquiry on ${date}.`,
  another: 'Send another message',
  seeContact: 'See phone and WhatsApp',
  call: 'Call',
  whatsapp: 'WhatsApp',
  conversation: 'See the conversation',
  cancel: 'Cancel',
} as const;
