/** The browser's sentences for a call without a response. */
export const connectionMessages = {
  timeout: 'Request timed out. Please check your connection and try again.',
  network: 'We couldn’t reach the server. Please check your connection and try again.',
} as const;
