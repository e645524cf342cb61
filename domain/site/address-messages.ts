/** To anyone who asked our server under a name that is not ours. */
export const addressMessages = {
  misdirected: 'This isn’t our site’s address. Please use the address you know.',
} as const;
