import { fieldMessages } from '../field-messages.ts';

/** What /contact says (docs/product.md, "Pages and site settings"). */
export const contactPageMessages = {
  title: 'Contact Us',
  form: 'Write to us',
  name: 'Name',
  email: 'Email',
  emailHelp: 'We answer to this address.',
  message: 'Message',
  submit: 'Send message',
  submitting: 'Sending...',
  nameRequired: 'Please enter your name.',
  messageRequired: fieldMessages.messageRequired,
  success: (email: string) => `Your message was sent. We will answer to ${email}.`,
  sent: 'Your message was sent. We will answer by email.',
  again: 'Write another message',
  nobodyReads:
    'Nobody can read messages on this site yet. What you typed is kept; please try again later.',
  notSent: 'We could not send your message.',
  failure: 'We could not send your message. Please try again.',
} as const;
