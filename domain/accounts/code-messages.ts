import { factorMessages } from './factor-messages.ts';

/** Codes of an authenticator app, as a second step of the login. */
export const codeMessages = {
  title: 'Codes of an app',
  help: 'After your password, the login asks for a code of an authenticator app. A passkey needs no code.',
  on: 'Codes are on.',
  left: (count: number) =>
    count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`,
  setUp: 'Set up an app',
  preparing: 'One moment...',
  scan: 'Scan this with an authenticator app, or type the key into it. Then enter the code that it shows.',
  qrAlt: 'QR code with the key for an authenticator app',
  key: 'Key',
  open: 'Open in an app on this device',
  code: 'Code of the app',
  codeHelp: 'Six digits',
  confirm: 'Switch codes on',
  confirming: 'Checking...',
  cancel: 'Cancel',
  switchedOn: 'Codes are on. Keep your recovery codes in a safe place: we show them only now.',
  recoveryTitle: 'Recovery codes',
  recoveryHelp: 'Each lets you log in once when you do not have the app.',
  copy: 'Copy',
  copied: 'The recovery codes are copied.',
  notCopied: 'This browser does not let us copy them. Save them as a file, or write them down.',
  download: 'Save as a file',
  done: 'I have kept them',
  renew: 'New recovery codes',
  renewing: 'Making them...',
  renewed: 'These are your new recovery codes. Those of before no longer work.',
  remove: 'Switch codes off',
  confirmRenew: 'New recovery codes?',
  renewHelp: 'Those of before no longer work.',
  anyCodeHelp: 'Of your app, or one of your recovery codes.',
  confirmRemove: 'Switch codes off?',
  removeHelp: 'Your password alone will be enough to log in. Your recovery codes no longer work.',
  keep: 'Keep them on',
  removing: 'Switching off...',
  removed: 'Codes are off.',
  failure: factorMessages.failure,
  already: 'Codes are on already. Switch them off before you set up another app.',
  notOn: 'Codes are not on.',
  notBegun: 'Please begin again: the key is no longer the one that we showed you.',
  unavailable: 'This site cannot keep codes yet. A passkey works.',
  unreadable:
    'We cannot check codes of apps right now. Please use one of your recovery codes, or a passkey.',
  wrong:
    'This code is not right, or was used already. Please enter the one that your app shows now.',

  stepTitle: 'Enter a code',
  stepHelp: 'Open your authenticator app and enter the six digits that it shows for Efie.',
  stepCode: 'Code',
  stepRecovery: 'No app at hand? Enter one of your recovery codes instead.',
  submit: 'Log in',
  submitting: 'Logging in...',
  back: 'Back to the password',
  required: 'Please enter a code.',
  tooLate: 'That took too long. Please enter your password again.',
  lastFactor:
    'Admins of this site log in with more than a password. Please add a passkey before you switch codes off.',
} as const;

/** How many recovery codes somebody has at once. */
export const RECOVERY_CODES = 10;
