/** Changing an account's email address: a link confirms the new one, and the old one is told. */
export const changeEmailMessages = {
  title: 'Email address',
  help: 'You log in with it, and our emails go there.',
  open: 'Change email',
  newAddress: 'New email',
  submit: 'Send link',
  submitting: 'Sending...',
  cancel: 'Cancel',
  same: 'This is already your email address.',
  sent: (email: string) => `We sent a link to ${email}. Open it to switch to that address.`,
  waits: (email: string) =>
    `We sent a link to ${email}. Your address stays the same until you open it.`,
  failure: 'We couldn’t change your email. Please try again.',

  undoTitle: 'Get your old email back',
  undoHelp:
    'This restores your old email address, logs out every device and cancels the current password. We’ll email you a link to choose a new one.',
  undo: 'Restore my email',
  undone: (email: string) =>
    `Your email is ${email} again, and every device is logged out. We’ve emailed you a link to choose a new password: do that now.`,
  undoInvalid: 'This link was already used, or is older than seven days. Please contact us.',
  undoFailure: 'We couldn’t restore your email. Please try again.',
} as const;
