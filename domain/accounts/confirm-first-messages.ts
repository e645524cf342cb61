/** In place of a form that would be refused: apart, for pages that need no other sentence of confirming. */
export const confirmFirstMessages = {
  book: 'Confirm your address before you book.',
  verify: 'Confirm your address before you send a document.',
  contact: 'Confirm your address before you see how to reach anybody.',
  enquire: 'Confirm your address before you write to the lister.',
  becomeLister: 'Confirm your address before you become a lister.',
  list: 'Confirm your address before you list anything.',
  comment: 'Confirm your address before you comment.',
  report: 'Confirm your address before you report anything.',
  help: 'Open the link that we mailed you, then come back.',
  toProfile: 'No link? See your profile',
} as const;
