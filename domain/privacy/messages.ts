import { lifeInWords } from './lives.ts';

/** The texts of the page /privacy around its table. */
export const privacyMessages = {
  title: 'Your data and privacy',
  intro:
    'What we store about you, why, who sees it and for how long. We follow Ghana’s Data Protection Act, 2012 (Act 843).',
  short: [
    'We store only what the site needs to work. We don’t sell it or share it with advertisers.',
    'We send no marketing emails. We email you about new and changed listings only for saved searches where you ask for it, and about price drops only for your favourites, until you turn that off. Each email has a link to stop it.',
    'Our pages have no trackers and no advertising cookies. One cookie keeps you logged in, one recognises your devices, and one remembers your low-data setting.',
  ],
  what: 'What we store, and for how long',
  why: 'Why',
  seenBy: 'Who sees it',
  howLong: 'How long',
  yours: 'What you can do',
  see: 'See and correct it in your profile, in your listings, and where you wrote it.',
  download: 'Download it as one file from your profile, with your photos if you like.',
  remove: `Delete it: each listing, comment, favourite and saved search on its own, or all of it with your account in your profile. You have ${lifeInWords('leaving')} to change your mind.`,
  ask: 'To ask or object to something, write to us.',
  commission:
    'Not happy with our answer? Complain to the Data Protection Commission of Ghana (dataprotection.org.gh).',
  elsewhere: 'Outside the site',
  copies:
    'Those who run the site keep backups for two weeks and the server’s log, with network addresses, for 30 days, unless they have to look into something.',
  maps: 'Where a map shows roads, their images come from another server, which learns your network address and which area you look at.',
  device:
    'Your browser saves the pages you open, so that you can read them offline. Logging out deletes the private ones.',
  signup: 'By signing up you agree to how we use your details:',
} as const;
