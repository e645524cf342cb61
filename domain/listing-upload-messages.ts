/** What is said alike once a listing of any kind was uploaded. */
export const listingUploadMessages = {
  live: (name: string) => `“${name}” is live.`,
  waiting: (name: string) => `“${name}” is waiting for approval.`,
  addAnother: 'Add another like this',
} as const;
