/** Passkeys where one logs in; apart, for the login page needs no other sentence of them. */
export const passkeyLoginMessages = {
  submit: 'Log in with a passkey',
  submitting: 'Waiting for your device...',
  cancelled: 'No passkey was used. You can try again, or log in with your password.',
  unsupported: 'This browser cannot use passkeys here. Please log in with your password.',
  failure: 'Your passkey could not be used. Please try again, or log in with your password.',
} as const;
