import { fieldMessages } from '../field-messages.ts';

/** The page /contact (docs/product.md, "Pages and site settings"). */
export const contactPageMessages = {
  title: 'Contact Us',
  form: 'Write to us',
  name: 'Name',
  email: 'Email',
  emailHelp: 'We’ll answer at this address.',
  message: 'Message',
  submit: 'Send message',
  submitting: 'Sending...',
  nameRequired: 'Please enter your name.',
  messageRequired: fieldMessages.messageRequired,
  success: (email: string) => `Message sent. We’ll answer at ${email}.`,
  sent: 'Message sent. We’ll answer by email.',
  again: 'Write another message',
  nobodyReads:
    'Nobody can read messages on this site yet. What you typed is still here; please try again later.',
  notSent: 'We couldn’t send your message.',
  failure: 'We couldn’t send your message. Please try again.',
} as const;
