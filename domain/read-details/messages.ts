/** Our sentences about details that are read from a listing's text. */
export const readDetailsMessages = {
  /** In a form. */
  found: 'We found these in your text. Right?',
  add: 'Yes, add',
  refuse: 'No',
  added: 'Added to the details.',
  refused: 'Left out.',
  /** Of a listing that is there. */
  read: 'We read these from your description. Right?',
  keep: 'Yes, keep',
  kept: 'Thank you. These details are confirmed.',
  removed: 'That detail is removed.',
  failure: 'We couldn’t save that answer. Please try again.',
} as const;
