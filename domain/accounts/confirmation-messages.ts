import { CONFIRMED_MINUTES } from './recent.ts';

/** Before what could do most harm, where nobody has said for a while that it is them. */
export const confirmationMessages = {
  title: 'Is it you?',
  help: `You are about to change something important. Confirm that it is you; for ${CONFIRMED_MINUTES} minutes we do not ask again.`,
  password: 'Password',
  code: 'Code of your app, or a recovery code',
  byPasskey: 'Confirm with a passkey',
  byCode: 'Use a code instead',
  byPassword: 'Use the password instead',
  submit: 'Confirm',
  submitting: 'Checking...',
  cancel: 'Cancel',
  required: 'Please enter it first.',
  oneOf: 'Please give a password, a code or a passkey.',
  confirmed: 'Thank you. Please go on.',
  failure: 'That could not be checked. Please try again.',
} as const;
