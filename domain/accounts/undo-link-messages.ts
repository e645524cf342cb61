/** Sentences shared by all pages that undo what someone else did to an account. */
export const undoLinkMessages = {
  undoing: 'One moment...',
  contact: 'Contact us',
} as const;
