import { lifeInWords } from '../privacy/lives.ts';

const COUNTRY_MAY_BE_WRONG = 'The country is read from the network address, and can be wrong.';

/** Where one is logged in, in the profile. */
export const ownSessionsMessages = {
  title: 'Where you are logged in',
  help: `A device that nobody uses for ${lifeInWords('unusedSession')} is logged out by itself, any after ${lifeInWords('session')}. Of where a device is, we keep only how its network address begins. ${COUNTRY_MAY_BE_WRONG}`,
  current: 'This device',
  unknownDevice: 'Unknown device',
  /** 'Ghana · 197.210.53.…'; the network alone where the country is not known. */
  place: ({ country, network }: { country: string; network: string }) =>
    [country, network].filter(Boolean).join(' · '),
  countryMayBeWrong: COUNTRY_MAY_BE_WRONG,
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
