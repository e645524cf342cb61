/** Our sentences about details that are read from a listing's text. */
export const readDetailsMessages = {
  found: 'We found these in your text. Right?',
  add: 'Yes, add them',
  addOne: 'Yes, add it',
  none: 'No',
  read: 'We read these from your description. Right?',
  keep: 'Yes, keep them',
  keepOne: 'Yes, keep it',
  takeOut: (detail: string) => `Leave out: ${detail}`,
  remove: (detail: string) => `Remove: ${detail}`,
  added: 'Added to the details.',
  kept: 'Thank you. These details are confirmed.',
  removed: 'The detail is removed.',
  failure: 'That wasn’t saved. Please try again.',
  mark: 'From the description',
} as const;
