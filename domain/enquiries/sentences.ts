export const enquirySentences = {
  title: 'Send an enquiry',
  help: 'We send your message to the lister and show you how to reach them.',
  message: 'Message',
  phoneNumber: 'Phone number',
  submit: 'Send enquiry',
  submitting: 'Sending...',
  blank: 'Please write a message.',
  phoneRequired: 'Please enter your phone number.',
  success: 'Your enquiry was sent. You can now call or message the lister.',
  failure: 'We could not send your enquiry. Please try again.',
  own: 'This listing is yours.',
  loginFirst: 'Please log in to send an enquiry.',
} as const;
