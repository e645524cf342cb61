/** To anyone who asked our server under a name that is not ours. */
export const addressMessages = {
  misdirected: 'This is not the address of our site. Please go to the address that you know.',
} as const;
