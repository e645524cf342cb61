/** What is said alike once a listing of any kind was uploaded. */
export const listingUploadMessages = {
  addAnother: 'Add another like this',
} as const;
