/** What one logs in with beside the password, as a whole. */
export const factorMessages = {
  title: 'Safer login',
  failure: 'We could not do that. Please try again.',
  loadFailure: 'We could not load what you log in with',
  tooMany: 'You have added a lot to log in with. Please wait a while before you add more.',
  mustAdd:
    'Admins of this site log in with more than a password. Please add a passkey or an authenticator app; until then nothing else of yours works.',
  barTitle: 'One step before you go on',
  bar: 'Admins of this site log in with more than a password.',
  barLink: 'Add a passkey or an app',
} as const;
