import { lifeInWords } from '../privacy/lives.ts';

export const leavingMessages = {
  title: 'Delete my account',
  help: `Your listings are paused at once. You have ${lifeInWords('leaving')} to log in and keep your account; after that it’s gone.`,
  open: 'Delete my account...',
  confirm: 'Delete my account',
  submitting: 'Deleting...',
  cancel: 'Cancel',
  password: 'Current password',
  gone: [
    'We delete your listings and their photos, your favourites, saved searches, photo, email address and phone number.',
    'Comments, answers and conversations stay visible to others, without your name.',
    'Upcoming stays must be finished or cancelled first.',
  ],
  asked: (day: string) => `Your account will be deleted on ${day}. Until then you can keep it.`,
  bar: (day: string) => `Your account and your listings will be deleted on ${day}.`,
  keep: 'Keep my account',
  keeping: 'Keeping...',
  kept: 'Your account stays, and your listings are back.',
  staysAnyway: 'Your account stays: it wasn’t going to be deleted.',
  failure: 'We couldn’t delete your account. Please try again.',
  keepFailure: 'We couldn’t cancel the deletion. Please try again.',
  barTitle: 'Your account is being deleted',
  lastAdmin: 'You’re the only Admin. Make someone else an Admin first.',
  staysFirst: (count: number, named: readonly string[]) =>
    `Please finish or cancel ${count === 1 ? 'this stay' : 'these stays'} first: ${named.join('; ')}${
      count > named.length ? `; and ${count - named.length} more` : ''
    }.`,
  noBooking: 'Your account is being deleted. To book, keep it first.',
  otherLeft: 'This member has left and can’t read what you write.',
} as const;
