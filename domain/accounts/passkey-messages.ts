import { factorMessages } from './factor-messages.ts';

/** Passkeys: in the profile, and in place of the password. */
export const passkeyMessages = {
  title: 'Passkeys',
  help: 'Log in with your fingerprint, your face or the lock of your screen. Your password stays as another way in.',
  none: 'You have no passkey yet.',
  add: 'Add a passkey',
  adding: 'Adding...',
  added: 'Your passkey is added. You can log in with it from now on.',
  name: 'Name of the passkey',
  defaultName: 'Passkey',
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  renamed: 'The passkey has its new name.',
  save: 'Save name',
  saving: 'Saving...',
  cancel: 'Cancel',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  confirmRemove: (name: string) => `Remove ${name}?`,
  removeHelp: 'Nobody can log in with it any more. Your device may still offer it.',
  keep: 'Keep it',
  removing: 'Removing...',
  removed: 'The passkey is removed.',
  addedOn: (day: string) => `Added ${day}`,
  lastUsed: (moment: string) => `last used ${moment}`,
  neverUsed: 'not used yet',
  synced: 'on all devices of its keychain',
  failure: factorMessages.failure,

  unknown: 'This passkey is not known here. Please log in with your password.',
  refused: 'Your passkey could not be checked. Please try again.',
  tooLate: 'That took too long. Please try again.',
  exists: 'This device has a passkey for your account already.',
  cancelled: 'No passkey was made.',
  unsupported: 'This browser cannot use passkeys here.',
  tooMany: (max: number) => `You have ${max} passkeys. Please remove one first.`,
  notFound: 'This passkey is removed already.',
  lastFactor:
    'Admins of this site log in with more than a password. Please add another passkey or an authenticator app before you remove this one.',
} as const;

/** More than anyone has devices. */
export const PASSKEYS_MAX = 20;

/** Characters of a passkey's name. */
export const PASSKEY_NAME_MAX = 60;
