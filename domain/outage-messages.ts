/** The sentences of failures that nobody who reads them can mend: the only ones that every page needs. */
export const outageMessages = {
  internal: 'Something went wrong on our side. Please try again later.',
  unavailable: 'We’re not available right now. Please try again in a moment.',
} as const;
