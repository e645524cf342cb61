/** What the browser says when a call gets no response. */
export const connectionMessages = {
  timeout: 'Request timed out. Please check your connection and try again.',
  network: 'We couldn’t reach the server. Please check your connection and try again.',
} as const;
