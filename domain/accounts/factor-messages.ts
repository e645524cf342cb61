/** Sentences about second factors in general. */
export const factorMessages = {
  title: 'Login security',
  failure: 'We couldn’t do that. Please try again.',
  loadFailure: 'We couldn’t load your login methods',
  tooMany: 'You’ve added too many login methods for now. Please wait a while.',
  mustAdd:
    'Admins of this site need a passkey or an authenticator app. Add one to use the rest of your account.',
  barTitle: 'One more step',
  bar: 'Admins of this site need a passkey or an authenticator app.',
  barLink: 'Add a passkey or an app',
} as const;
