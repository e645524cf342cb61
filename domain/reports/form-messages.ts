export const reportFormMessages = {
  report: 'Report',
  reason: 'What is wrong?',
  reasonRequired: 'Please choose what is wrong.',
  choose: 'Choose',
  details: 'Anything else we should know',
  submit: 'Send report',
  submitting: 'Sending...',
  failure: 'We couldn’t send your report. Please try again.',
} as const;
