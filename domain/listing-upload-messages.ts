/** Sentences shown after any upload of a listing. */
export const listingUploadMessages = {
  live: (name: string) => `“${name}” is live.`,
  waiting: (name: string) => `“${name}” is waiting for approval.`,
  addAnother: 'Add another like this',
} as const;
