import { lifeInWords } from '../privacy/lives.ts';

const COUNTRY_MAY_BE_WRONG =
  'We work out the country from the network address, so it may be wrong.';

/** The list of sessions in the profile. */
export const ownSessionsMessages = {
  title: 'Where you’re logged in',
  help: `Devices are logged out after ${lifeInWords('unusedSession')} without use, and after ${lifeInWords('session')} in any case. We store only the start of a device’s network address. ${COUNTRY_MAY_BE_WRONG}`,
  current: 'This device',
  unknownDevice: 'Unknown device',
  /** 'Ghana · 197.210.53.…'; the network alone when the country is unknown. */
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
  confirmHelp: 'They’ll have to log in again. This device stays logged in.',
  keep: 'Keep them',
  ended: 'That device is logged out.',
  othersEnded: 'Every other device is logged out.',
  unknown: 'That device is already logged out.',
  loadFailure: 'We couldn’t load your devices',
  failure: 'We couldn’t log out that device. Please try again.',
} as const;
