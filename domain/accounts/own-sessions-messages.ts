import { lifeInWords } from '../privacy/lives.ts';

/** Where one is logged in, in the profile. */
export const ownSessionsMessages = {
  title: 'Where you are logged in',
  help: `A device that nobody uses for ${lifeInWords('unusedSession')} is logged out by itself, any after ${lifeInWords('session')}. Of where a device is, we know only how its network address begins.`,
  current: 'This device',
  unknownDevice: 'Unknown device',
  network: (beginning: string) => `Network address ${beginning}`,
  loggedIn: (moment: string) => `Logged in ${moment}`,
  lastUsed: (moment: string) => `Last used ${moment}`,
  end: 'Log out',
  endOf: (device: string) => `Log out ${device}`,
  ending: 'Logging out...',
  endOthers: 'Log out all other devices',
  confirmOthers: 'Log out on every other device?',
  confirmHelp: 'Everybody there has to log in again. This device stays logged in.',
  keep: 'Keep them',
  ended: 'That device is logged out.',
  othersEnded: 'Every other device is logged out.',
  unknown: 'That device is logged out already.',
  loadFailure: 'We could not load where you are logged in',
  failure: 'That device could not be logged out. Please try again.',
} as const;
