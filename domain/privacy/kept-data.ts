import { type LifeName, lifeInWords } from './lives.ts';

/** What removes it: a job by its name, the operator, or the deletion of the account. */
export type RemovedBy = { job: string } | 'operator' | 'account';

/** Something that is kept of people. */
export interface KeptData {
  what: string;
  why: string;
  seenBy: string;
  /** How long, in a sentence; what it says of time comes from `lives`. */
  howLong: string;
  lives: readonly LifeName[];
  removedBy: RemovedBy;
}

const OTHERS_AND_YOU = 'You and the other person; our Admins once one of you reports it.';
const kept = (name: LifeName) => lifeInWords(name);

/** All that is kept of people: the page /privacy shows it, and the jobs that it names remove it (server/tests/kept-data.test.ts). */
export const KEPT_DATA: readonly KeptData[] = [
  {
    what: 'Your account: name, mail address, phone number, town, photo, logo, your password as a hash, and when you agreed to this page',
    why: 'So that you can log in, and others know whom they deal with.',
    seenBy:
      'Your name and photo: everybody. Phone and mail: whom you enquire with, book with or rent to, and our Admins.',
    howLong: `Until you delete your account, and ${kept('leaving')} after that, in which you can still keep it.`,
    lives: ['leaving'],
    removedBy: { job: 'leave' },
  },
  {
    what: 'Photos of a Ghana Card or a licence that you have checked',
    why: 'So that an Admin can compare it with your account.',
    seenBy: 'Our Admins, each look being recorded. They are encrypted.',
    howLong: `${kept('checkedDocument')} after it was checked, which is given up after ${kept('waitingDocument')}; at once when you take it back or your account is deleted.`,
    lives: ['checkedDocument', 'waitingDocument'],
    removedBy: { job: 'forget-verifications' },
  },
  {
    what: 'The number of that card or licence, and when it expires',
    why: 'So that one card does not stand for two accounts.',
    seenBy: 'Our Admins, each look being recorded; you see its end. It is encrypted.',
    howLong: `${kept('expiredNumber')} after it expired; with the photos if it was not accepted, and at once when you take it back or your account is deleted.`,
    lives: ['expiredNumber'],
    removedBy: { job: 'forget-verifications' },
  },
  {
    what: 'Your listings with their places, photos and videos',
    why: 'To show them.',
    seenBy: 'Everybody, while they are listed. The exact place only you.',
    howLong: `Until you delete them. Their photos go ${kept('deletedListingMedia')} later, or a day after your account.`,
    lives: ['deletedListingMedia'],
    removedBy: { job: 'release-media' },
  },
  {
    what: 'Photos and videos that were removed',
    why: 'So that a mistake can be undone.',
    seenBy: 'Nobody; those who run the site can bring them back.',
    howLong: `${kept('mediaTrash')} in a trash.`,
    lives: ['mediaTrash'],
    removedBy: { job: 'sweep-media' },
  },
  {
    what: 'Photos and videos that you began to upload',
    why: 'So that you can go on after a lost connection.',
    seenBy: 'You.',
    howLong: `${kept('upload')}.`,
    lives: ['upload'],
    removedBy: { job: 'sweep-uploads' },
  },
  {
    what: 'The file with your data and photos that you asked for',
    why: 'So that you can download it.',
    seenBy: 'You, once you are logged in.',
    howLong: `${kept('ownArchive')}; removed within the hour after.`,
    lives: ['ownArchive'],
    removedBy: { job: 'forget-own-archives' },
  },
  {
    what: 'Comments, ratings and answers',
    why: 'So that others know what to expect.',
    seenBy: 'Everybody, with your name.',
    howLong: 'Until you delete them. After your account they stay without your name.',
    lives: [],
    removedBy: 'account',
  },
  {
    what: 'Bookings: dates, price, the name, mail address and phone number that you gave',
    why: 'So that host and guest find each other, and know later what was agreed.',
    seenBy: 'Host, guest and our Admins.',
    howLong:
      'As long as the host and the guest have accounts. After your account they stay without your name, mail and phone.',
    lives: [],
    removedBy: 'account',
  },
  {
    what: 'Conversations and enquiries',
    why: 'So that both of you can read what was said.',
    seenBy: OTHERS_AND_YOU,
    howLong:
      'As long as one of you has an account. After your account they stay without your name, mail and phone.',
    lives: [],
    removedBy: 'account',
  },
  {
    what: 'Favourites with notes, shared lists, saved searches, what you last looked at, whom you blocked',
    why: 'To have them on each of your devices, and to mail you what you asked for.',
    seenBy: 'You; of a shared list also anyone who has its link.',
    howLong: 'Until you delete them or your account.',
    lives: [],
    removedBy: 'account',
  },
  {
    what: 'Where you are logged in: the kind of device and the beginning of its network address',
    why: 'So that you see whether somebody else is, and in which country.',
    seenBy: 'You.',
    howLong: `Until you log out; ${kept('unusedSession')} without use, ${kept('session')} at most.`,
    lives: ['unusedSession', 'session'],
    removedBy: { job: 'purge-accounts' },
  },
  {
    what: 'That you asked to list properties, and the answer',
    why: 'So that you see where it stands.',
    seenBy: 'You and our Admins.',
    howLong: 'Until you delete your account.',
    lives: [],
    removedBy: 'account',
  },
  {
    what: 'Passkeys: their public halves and the names that you gave them',
    why: 'So that you can log in with them.',
    seenBy: 'You see their names.',
    howLong: 'Until you remove them or delete your account.',
    lives: [],
    removedBy: 'account',
  },
  {
    what: 'The key of your authenticator app, encrypted, and your recovery codes as hashes',
    why: 'To check the codes that you log in with.',
    seenBy: 'Nobody.',
    howLong: 'Until you switch the codes off or delete your account.',
    lives: [],
    removedBy: 'account',
  },
  {
    what: 'The key of an authenticator app that you began to set up, encrypted',
    why: 'So that you can finish.',
    seenBy: 'You, while you set it up.',
    howLong: `${kept('unconfirmedAuthenticator')}; removed the night after.`,
    lives: ['unconfirmedAuthenticator'],
    removedBy: { job: 'purge-accounts' },
  },
  {
    what: 'Steps of a login that was begun, as hashes',
    why: 'So that each can be used once.',
    seenBy: 'Nobody.',
    howLong: `${kept('signInStep')}; removed the night after.`,
    lives: ['signInStep'],
    removedBy: { job: 'purge-accounts' },
  },
  {
    what: 'Links that we mail: for a new password, a new address, or to take back a change of address or of what one logs in with',
    why: 'So that only you can open them.',
    seenBy: 'Nobody; they are kept as hashes.',
    howLong: `${kept('resetLink')}, ${kept('confirmLink')}, ${kept('undoLink')}; removed the night after.`,
    lives: ['resetLink', 'confirmLink', 'undoLink'],
    removedBy: { job: 'purge-accounts' },
  },
  {
    what: 'Whose phone number you looked at today',
    why: 'To keep machines from collecting numbers.',
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
    why: 'To stop those who guess passwords or flood the site.',
    seenBy: 'Nobody.',
    howLong: `${kept('limitCounter')} at most.`,
    lives: ['limitCounter'],
    removedBy: { job: 'forget-limits' },
  },
  {
    what: 'Marks of what was sent, as hashes',
    why: 'So that what is sent twice after a lost response is done once.',
    seenBy: 'Nobody.',
    howLong: `${kept('idempotencyKey')}.`,
    lives: ['idempotencyKey'],
    removedBy: { job: 'forget-idempotency-keys' },
  },
  {
    what: 'Messages by the contact page, with name and mail address, and our answers',
    why: 'To answer them.',
    seenBy: 'Our Admins.',
    howLong: `${kept('contactMessage')}.`,
    lives: ['contactMessage'],
    removedBy: { job: 'forget-contact-messages' },
  },
  {
    what: 'Mails that could not be sent',
    why: 'To send them when the fault is mended.',
    seenBy: 'Our Admins see to whom and about what.',
    howLong: `${kept('failedJob')} after the last try.`,
    lives: ['failedJob'],
    removedBy: { job: 'forget-failed-jobs' },
  },
  {
    what: 'The audit log: who logged in, was refused, or changed a price or a role, with network address and device',
    why: 'To find out what happened when something went wrong.',
    seenBy: 'Our Admins. After your account it names nobody, only a number.',
    howLong: `${kept('auditLog')}.`,
    lives: ['auditLog'],
    removedBy: 'operator',
  },
];
