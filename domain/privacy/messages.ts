import { lifeInWords } from './lives.ts';

/** What the page /privacy says beside the table of what is kept. */
export const privacyMessages = {
  title: 'What we keep of you',
  intro:
    'What we store, why, who sees it, and how long. We work under the Data Protection Act, 2012 (Act 843) of Ghana.',
  short: [
    'We keep what the site needs to work, and no more. We sell nothing of it and pass it to no advertiser.',
    'There are no marketing mails. Mails about new and changed listings come only for a search that you save and want them for; mails about dropped prices only for what you keep as a favourite, until you switch them off. Each has a link that ends it.',
    'Nothing on our pages watches you for others: no trackers, no advertising cookies. One cookie keeps you logged in, one knows your devices again, and one remembers the low-data switch.',
  ],
  what: 'What is kept, and how long',
  why: 'Why',
  seenBy: 'Who sees it',
  howLong: 'How long',
  yours: 'What you can do',
  see: 'See and correct it: in your profile, in your listings, and where you wrote it.',
  download: 'Take it with you: your profile has it as one file, with your photos too if you like.',
  remove: `Delete it: each listing, comment, favourite and saved search by itself; all of it with your account, in your profile. You have ${lifeInWords('leaving')} to change your mind.`,
  ask: 'Ask us, or object to something: write to us.',
  commission:
    'You are not content with our answer? Complain to the Data Protection Commission of Ghana (dataprotection.org.gh).',
  elsewhere: 'Beside the site',
  copies:
    'Copies for emergencies and the server’s log, with network addresses, are kept by those who run the site, for two weeks and for 30 days unless they have to look into something.',
  maps: 'Where a map shows roads, their pictures come from another server, which learns your network address and what you look at.',
  device:
    'Your browser keeps what you looked at, so that you can read it without a network. Logging out deletes what is private of it.',
  signup: 'By signing up you agree to how we keep your details:',
} as const;
