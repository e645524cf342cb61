/** What every page says whose link takes back what someone else did to an account. */
export const undoLinkMessages = {
  undoing: 'One moment...',
  contact: 'Contact us',
} as const;
