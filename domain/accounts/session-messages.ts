/** Where a session ended; apart, for pages that need no other sentence of accounts or errors. */
export const sessionMessages = {
  expired: 'Your session has expired. Please log in again.',
} as const;
