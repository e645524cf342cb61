/** Failures that the reader cannot mend: the only sentences every page needs. */
export const outageMessages = {
  internal: 'Something went wrong on our side. Please try again later.',
  unavailable: 'We’re not available right now. Please try again in a moment.',
} as const;
