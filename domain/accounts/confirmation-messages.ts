import { CONFIRMED_MINUTES } from './recent.ts';

/** Shown before the most harmful actions, when people have not confirmed for a while who they are. */
export const confirmationMessages = {
  title: 'Confirm it’s you',
  help: `You’re about to change something important. We won’t ask again for ${CONFIRMED_MINUTES} minutes.`,
  password: 'Password',
  code: 'Code from your app, or a recovery code',
  byPasskey: 'Confirm with a passkey',
  byCode: 'Use a code instead',
  byPassword: 'Use the password instead',
  submit: 'Confirm',
  submitting: 'Checking...',
  cancel: 'Cancel',
  required: 'Please enter it first.',
  oneOf: 'Please enter a password or a code, or use a passkey.',
  confirmed: 'Thank you. You can continue.',
  failure: 'We couldn’t check that. Please try again.',
} as const;
