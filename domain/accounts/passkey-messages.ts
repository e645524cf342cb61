import { factorMessages } from './factor-messages.ts';

/** Passkeys in the profile, and in place of the password. */
export const passkeyMessages = {
  title: 'Passkeys',
  help: 'Log in with your fingerprint, face or screen lock. Your password still works too.',
  none: 'You don’t have a passkey yet.',
  add: 'Add a passkey',
  adding: 'Adding...',
  added: 'Passkey added. You can now log in with it.',
  name: 'Passkey name',
  defaultName: 'Passkey',
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  renamed: 'Passkey renamed.',
  save: 'Save name',
  saving: 'Saving...',
  cancel: 'Cancel',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  confirmRemove: (name: string) => `Remove ${name}?`,
  removeHelp: 'You can’t log in with it any more. Your device may still offer it.',
  keep: 'Keep it',
  removing: 'Removing...',
  removed: 'Passkey removed.',
  addedOn: (day: string) => `Added ${day}`,
  lastUsed: (moment: string) => `last used ${moment}`,
  neverUsed: 'not used yet',
  synced: 'synced across your devices',
  failure: factorMessages.failure,

  unknown: 'We don’t recognise this passkey. Please log in with your password.',
  refused: 'We couldn’t check your passkey. Please try again.',
  tooLate: 'That took too long. Please try again.',
  exists: 'This device already has a passkey for your account.',
  cancelled: 'No passkey was created.',
  unsupported: 'Passkeys don’t work in this browser.',
  tooMany: (max: number) => `You already have ${max} passkeys. Please remove one first.`,
  notFound: 'This passkey was already removed.',
  lastFactor:
    'Admins of this site need a passkey or an authenticator app. Add another one before you remove this.',
} as const;

/** More than anyone has devices. */
export const PASSKEYS_MAX = 20;

/** Characters of a passkey's name. */
export const PASSKEY_NAME_MAX = 60;
