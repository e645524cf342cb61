/** Shown in place of a form that would be refused. A file of its own, for pages that need no other sentence about confirming. */
export const confirmFirstMessages = {
  book: 'Confirm your email before you book.',
  verify: 'Confirm your email before you send a document.',
  contact: 'Confirm your email to see contact details.',
  enquire: 'Confirm your email before you write to the lister.',
  becomeLister: 'Confirm your email before you become a lister.',
  list: 'Confirm your email before you list anything.',
  comment: 'Confirm your email before you comment.',
  report: 'Confirm your email before you report anything.',
  help: 'Open the link we emailed you, then come back.',
  toProfile: 'No link? Go to your profile',
} as const;
