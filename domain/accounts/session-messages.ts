/** Shown when a session ended. A file of its own, for pages that need no other sentence about accounts or errors. */
export const sessionMessages = {
  expired: 'Your session has expired. Please log in again.',
} as const;
