import { type LifeName, lifeInWords } from './lives.ts';

/** Removed by a job (with its name), by the operator, or with the account. */
export type RemovedBy = { job: string } | 'operator' | 'account';

/** Something we keep about people. */
export interface KeptData {
  what: string;
  why: string;
  seenBy: string;
  /** A sentence; its time spans come from `lives`. */
  howLong: string;
  lives: readonly LifeName[];
  removedBy: RemovedBy;
}

const OTHERS_AND_YOU = 'You and the other person; our Admins once one of you reports it.';
const kept = (name: LifeName) => lifeInWords(name);

/**
 * Everything we keep about people: the page /privacy shows it, and the jobs named here remove it
 * (server/tests/kept-data.test.ts).
 */
export const KEPT_DATA: readonly KeptData[] = [
  {
    what: 'Your account: name, email address, phone number, town, photo, logo, your password as a hash, and when you agreed to this page',
    why: 'So that you can log in, and others know who they’re dealing with.',
    seenBy:
      'Your name and photo: everyone. Phone and email: people you enquire with, book with or host, and our Admins.',
    howLong: `Until you delete your account, and ${kept('leaving')} after that, while you can still change your mind.`,
    lives: ['leaving'],
    removedBy: { job: 'leave' },
  },
  {
    what: 'Photos of a Ghana Card or a licence that you send for verification',
    why: 'So that an Admin can compare it with your account.',
    seenBy: 'Our Admins, and every view is recorded. They’re encrypted.',
    howLong: `${kept('checkedDocument')} after the review, or after ${kept('waitingDocument')} without one; at once if you withdraw it or your account is deleted.`,
    lives: ['checkedDocument', 'waitingDocument'],
    removedBy: { job: 'forget-verifications' },
  },
  {
    what: 'The number of that card or licence, and when it expires',
    why: 'So that one card isn’t used for two accounts.',
    seenBy: 'Our Admins, and every view is recorded; you see its last digits. It’s encrypted.',
    howLong: `${kept('expiredNumber')} after it expires; with the photos if it’s declined; at once if you withdraw it or your account is deleted.`,
    lives: ['expiredNumber'],
    removedBy: { job: 'forget-verifications' },
  },
  {
    what: 'Your listings with their places, photos and videos',
    why: 'To show them.',
    seenBy: 'Everyone, while they’re listed. Only you see the exact place, unless you show it.',
    howLong: `Until you delete them. Their photos are deleted ${kept('deletedListingMedia')} later, or a day after your account.`,
    lives: ['deletedListingMedia'],
    removedBy: { job: 'release-media' },
  },
  {
    what: 'Photos and videos that were removed',
    why: 'So that mistakes can be undone.',
    seenBy: 'Nobody; those who run the site can bring them back.',
    howLong: `${kept('mediaTrash')} in a trash.`,
    lives: ['mediaTrash'],
    removedBy: { job: 'sweep-media' },
  },
  {
    what: 'Photos and videos you started to upload',
    why: 'So that you can continue after a lost connection.',
    seenBy: 'You.',
    howLong: `${kept('upload')}.`,
    lives: ['upload'],
    removedBy: { job: 'sweep-uploads' },
  },
  {
    what: 'The file with your data and photos that you requested',
    why: 'So that you can download it.',
    seenBy: 'You, once you’re logged in.',
    howLong: `${kept('ownArchive')}; removed within the hour after.`,
    lives: ['ownArchive'],
    removedBy: { job: 'forget-own-archives' },
  },
  {
    what: 'Comments, ratings and answers',
    why: 'So that others know what to expect.',
    seenBy: 'Everyone, with your name.',
    howLong: 'Until you delete them. Once your account is deleted, they stay without your name.',
    lives: [],
    removedBy: 'account',
  },
  {
    what: 'Bookings: dates, price, what the host recorded as paid or refunded, and the name, email address and phone number you gave',
    why: 'So that host and guest can reach each other, and know later what was agreed.',
    seenBy: 'Host, guest and our Admins.',
    howLong:
      'As long as the host and the guest have accounts. Once yours is deleted, they stay without your name, email and phone.',
    lives: [],
    removedBy: 'account',
  },
  {
    what: 'Conversations and enquiries',
    why: 'So that both of you can read what was said.',
    seenBy: OTHERS_AND_YOU,
    howLong:
      'As long as one of you has an account. Once yours is deleted, they stay without your name, email and phone.',
    lives: [],
    removedBy: 'account',
  },
  {
    what: 'Calendars of other sites that you connect with a stay: their addresses, and the nights and titles in them',
    why: 'So that nobody books a night twice.',
    seenBy: 'You and our Admins; everyone sees which nights are taken.',
    howLong: 'Until you remove them, or delete the stay or your account.',
    lives: [],
    removedBy: 'account',
  },
  {
    what: 'Favourites with notes, shared lists, saved searches, what you last looked at, who you blocked',
    why: 'So that you have them on all your devices, and we can email you what you asked for.',
    seenBy: 'You, and anyone with the link of a shared list.',
    howLong: 'Until you delete them or your account.',
    lives: [],
    removedBy: 'account',
  },
  {
    what: 'Where you’re logged in: the type of device and the start of its network address',
    why: 'So that you see if someone else is logged in, and in which country.',
    seenBy: 'You.',
    howLong: `Until you log out; ${kept('unusedSession')} without use, ${kept('session')} at most.`,
    lives: ['unusedSession', 'session'],
    removedBy: { job: 'purge-accounts' },
  },
  {
    what: 'Your request to list properties, and the answer',
    why: 'So that you see where it stands.',
    seenBy: 'You and our Admins.',
    howLong: 'Until you delete your account.',
    lives: [],
    removedBy: 'account',
  },
  {
    what: 'Passkeys: their public keys and the names you gave them',
    why: 'So that you can log in with them.',
    seenBy: 'You see their names.',
    howLong: 'Until you remove them or delete your account.',
    lives: [],
    removedBy: 'account',
  },
  {
    what: 'The key of your authenticator app, encrypted, and your recovery codes as hashes',
    why: 'To check the codes you log in with.',
    seenBy: 'Nobody.',
    howLong: 'Until you turn off the app or delete your account.',
    lives: [],
    removedBy: 'account',
  },
  {
    what: 'The key of an authenticator app you started to set up, encrypted',
    why: 'So that you can finish.',
    seenBy: 'You, while you set it up.',
    howLong: `${kept('unconfirmedAuthenticator')}; removed the night after.`,
    lives: ['unconfirmedAuthenticator'],
    removedBy: { job: 'purge-accounts' },
  },
  {
    what: 'Unfinished logins, as hashes',
    why: 'So that each is used only once.',
    seenBy: 'Nobody.',
    howLong: `${kept('signInStep')}; removed the night after.`,
    lives: ['signInStep'],
    removedBy: { job: 'purge-accounts' },
  },
  {
    what: 'Links we email: for a new password, a new email address, or to undo a change of email or login methods',
    why: 'So that only you can open them.',
    seenBy: 'Nobody; they’re stored as hashes.',
    howLong: `${kept('resetLink')}, ${kept('confirmLink')}, ${kept('undoLink')}; removed the night after.`,
    lives: ['resetLink', 'confirmLink', 'undoLink'],
    removedBy: { job: 'purge-accounts' },
  },
  {
    what: 'Which phone numbers you looked at today',
    why: 'To stop bots from collecting numbers.',
    seenBy: 'Nobody.',
    howLong: `${kept('contactReveal')}.`,
    lives: ['contactReveal'],
    removedBy: { job: 'forget-contact-reveals' },
  },
  {
    what: 'Which listings you looked at today, by a hash of the account or the network address',
    why: 'To count each of you once, for the lister.',
    seenBy: 'Nobody; listers see how many looked.',
    howLong: `${kept('viewSource')}.`,
    lives: ['viewSource'],
    removedBy: { job: 'forget-views' },
  },
  {
    what: 'How often something was tried, by a hash of the account or the network address',
    why: 'To stop people who guess passwords or flood the site.',
    seenBy: 'Nobody.',
    howLong: `${kept('limitCounter')} at most.`,
    lives: ['limitCounter'],
    removedBy: { job: 'forget-limits' },
  },
  {
    what: 'Fingerprints of what you sent, as hashes',
    why: 'So that something sent twice after a lost connection is done once.',
    seenBy: 'Nobody.',
    howLong: `${kept('idempotencyKey')}.`,
    lives: ['idempotencyKey'],
    removedBy: { job: 'forget-idempotency-keys' },
  },
  {
    what: 'Messages from the contact page, with name and email address, and our answers',
    why: 'To answer them.',
    seenBy: 'Our Admins.',
    howLong: `${kept('contactMessage')}.`,
    lives: ['contactMessage'],
    removedBy: { job: 'forget-contact-messages' },
  },
  {
    what: 'Emails that couldn’t be sent',
    why: 'To send them once the problem is fixed.',
    seenBy: 'Our Admins see who they’re for and what they’re about.',
    howLong: `${kept('failedJob')} after the last try.`,
    lives: ['failedJob'],
    removedBy: { job: 'forget-failed-jobs' },
  },
  {
    what: 'The words of searches that found nothing, counted by week: without who searched, or from where',
    why: 'To learn what is missing from the lists.',
    seenBy: 'Our Admins.',
    howLong: `${kept('unfoundSearch')}. What looks like an email address or a long number isn’t kept at all.`,
    lives: ['unfoundSearch'],
    removedBy: { job: 'forget-unfound-searches' },
  },
  {
    what: 'The audit log: who logged in, was denied access, or changed a price or a role, with network address and device',
    why: 'To find out what happened when something went wrong.',
    seenBy: 'Our Admins. Once your account is deleted, it shows a number instead of your name.',
    howLong: `${kept('auditLog')}.`,
    lives: ['auditLog'],
    removedBy: 'operator',
  },
];
