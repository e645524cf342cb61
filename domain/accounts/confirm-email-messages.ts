/** A mail address is confirmed by a link before its owner books, enquires, lists or comments. */
export const confirmEmailMessages = {
  title: 'Confirm your address',
  help: 'One press, and your address is confirmed.',
  submit: 'Confirm address',
  submitting: 'Confirming...',
  success: 'Your address is confirmed.',
  changed: (email: string) => `Your address is now ${email}. Log in with it from now on.`,
  invalidLink: 'This link is used or too old. Your profile sends you a new one.',
  failure: 'Your address could not be confirmed. Please try again.',
  goOn: 'Go on to the site',
  toProfile: 'To your profile',

  linkSent: (email: string) => `Confirm your address: we sent a link to ${email}.`,
  noLink: (email: string) => `Confirm your address ${email}.`,
  send: 'Send a link',
  sendAgain: 'Send again',
  sending: 'Sending...',
  wrongAddress: 'Wrong address? Change it',
  sent: (email: string) => `We sent a link to ${email}. It works for three days.`,
  notSent: 'We could not send the link. Please try again.',
  nothingToConfirm: 'Your address is confirmed already.',
} as const;
