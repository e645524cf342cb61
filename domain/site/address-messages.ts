/** For people who reached our server under a foreign name. */
export const addressMessages = {
  misdirected: 'This isn’t our site’s address. Please use the address you know.',
} as const;
