/** Another mail address for an account, confirmed by a link and told to the old one. */
export const changeEmailMessages = {
  title: 'Mail address',
  help: 'You log in with it, and our mail goes there.',
  open: 'Change Address',
  newAddress: 'New Address',
  submit: 'Send Link',
  submitting: 'Sending...',
  cancel: 'Cancel',
  same: 'This is your address already.',
  sent: (email: string) =>
    `We sent a link to ${email}. Your address changes as soon as you open it.`,
  waits: (email: string) => `We sent a link to ${email}. Until you open it, your address stays.`,
  failure: 'Your address could not be changed. Please try again.',

  undoTitle: 'Keep your old address',
  undoHelp:
    'This brings your old mail address back, logs out everybody who is logged in to your account, and makes its password useless. We mail you a link to choose another one.',
  undo: 'Bring my address back',
  undone: (email: string) =>
    `Your address is ${email} again, and everybody is logged out. We have mailed you a link to choose a new password: do that now.`,
  undoInvalid: 'This link is used or older than seven days. Please contact us.',
  undoFailure: 'Your address could not be brought back. Please try again.',
} as const;
