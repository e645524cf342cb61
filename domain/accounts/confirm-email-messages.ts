/** People confirm their email address by a link before they book, enquire, list or comment. */
export const confirmEmailMessages = {
  title: 'Confirm your email',
  help: 'Tap the button to confirm your email.',
  submit: 'Confirm email',
  submitting: 'Confirming...',
  success: 'Your email is confirmed.',
  changed: (email: string) => `Your email is now ${email}. Use it to log in from now on.`,
  invalidLink: 'This link was already used or has expired. You can get a new one in your profile.',
  failure: 'We couldn’t confirm your email. Please try again.',
  goOn: 'Continue to the site',
  toProfile: 'Go to your profile',

  linkSent: (email: string) => `Confirm your email: we sent a link to ${email}.`,
  noLink: (email: string) => `Confirm your email: ${email}.`,
  send: 'Send a link',
  sendAgain: 'Send again',
  sending: 'Sending...',
  wrongAddress: 'Wrong email? Change it',
  sent: (email: string) => `We sent a link to ${email}. It works for three days.`,
  notSent: 'We couldn’t send the link. Please try again.',
  nothingToConfirm: 'Your email is already confirmed.',
} as const;
