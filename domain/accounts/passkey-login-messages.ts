/** Passkeys on the login page; a file of their own, because that page needs no other sentence about them. */
export const passkeyLoginMessages = {
  submit: 'Log in with a passkey',
  submitting: 'Waiting for your device...',
  cancelled: 'You didn’t use a passkey. Try again, or log in with your password.',
  unsupported: 'Passkeys don’t work in this browser. Please log in with your password.',
  failure: 'We couldn’t use your passkey. Try again, or log in with your password.',
} as const;
