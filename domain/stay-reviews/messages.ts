import { type CalendarDate, formatDay } from '../values/calendar-date.ts';
import { plural } from '../values/plural.ts';
import { REVIEW_DAYS } from './rules.ts';

export const stayReviewMessages = {
  open: 'Reviews',
  reviewStay: 'Review your stay',
  reviewGuest: 'Review your guest',
  ratingRequired: 'Please choose from 1 to 5 stars.',
  textRequired: 'Please write a few words.',
  rating: 'Stars',
  text: { guest: 'How was your stay?', host: 'How was your guest?' },
  textHelp: {
    guest: 'Shown with the stay, with your name.',
    host: 'Shown to this guest, and to hosts they ask for a stay.',
  },
  send: 'Send review',
  sending: 'Sending...',
  saved: 'Thank you. Your review is saved.',
  shown: 'Thank you. Both reviews are shown now.',
  untilThen: (day: CalendarDate) =>
    `Reviews show once you’ve both written, or on ${formatDay(day)}. Until then you can change yours.`,
  yours: 'Your review',
  theirs: { guest: 'Your host wrote', host: 'Your guest wrote' },
  noneYours: 'You didn’t write a review.',
  noneTheirs: { guest: 'Your host wrote no review.', host: 'Your guest wrote no review.' },
  notYet: `You can review each other from the day of check-out, for ${REVIEW_DAYS} days.`,
  over: 'This stay can no longer be reviewed.',
  notYours: 'You can only see reviews of your own stays.',
  loadFailure: 'We couldn’t load the reviews',
  aboutGuest: 'About this guest',
  record: (stays: number) =>
    stays === 0 ? 'No stays on Efie yet.' : `${plural(stays, 'stay')} on Efie so far.`,
  noRecord: 'No host has reviewed this guest yet.',
  byHost: (month: string) => `A host, ${month}`,
} as const;
