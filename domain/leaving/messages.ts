import { lifeInWords } from '../privacy/lives.ts';

/** What is said of deleting one's account. */
export const leavingMessages = {
  title: 'Delete my account',
  help: `Your listings are paused at once. Within ${lifeInWords('leaving')} you can log in and keep your account; after that it is gone.`,
  open: 'Delete my account...',
  confirm: 'Delete my account',
  submitting: 'Deleting...',
  cancel: 'Cancel',
  password: 'Current Password',
  gone: [
    'Listings with their photos, favourites, saved searches, your photo, mail address and phone number are deleted.',
    'Comments, answers and conversations stay for others, without your name.',
    'Stays to come have to be finished or cancelled first.',
  ],
  asked: (day: string) => `Your account will be deleted on ${day}. Until then you can keep it.`,
  bar: (day: string) => `Your account and your listings will be deleted on ${day}.`,
  keep: 'Keep my account',
  keeping: 'Keeping...',
  kept: 'Your account stays. Your listings are shown again.',
  staysAnyway: 'Your account stays: nobody has asked to delete it.',
  failure: 'Your account could not be deleted. Please try again.',
  keepFailure: 'That did not work. Please try again.',
  barTitle: 'Your account is being deleted',
  lastAdmin: 'You are the only Admin. Make somebody else an Admin first.',
  staysFirst: (count: number, named: readonly string[]) =>
    `Please finish or cancel ${count === 1 ? 'this stay' : 'these stays'} first: ${named.join('; ')}${
      count > named.length ? `; and ${count - named.length} more` : ''
    }.`,
  noBooking: 'Your account is being deleted. Keep it first, then you can book.',
  otherLeft: 'This member has left. They cannot read what you write.',
} as const;
