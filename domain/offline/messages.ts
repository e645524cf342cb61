import { today } from '../values/calendar-date.ts';
import { formatShortInstant } from '../values/instant.ts';
import type { UnsentKind } from './unsent.ts';

export const offlineMessages = {
  title: 'You are offline',
  /** From when what is shown is; both as ISO 8601. */
  since: (at: string, now: Date) =>
    `You are offline. This page is from ${formatShortInstant(at, today(now))}.`,
  notKept: 'You are offline. This page was not opened on this device yet.',
  away: 'The site does not respond right now. The page that you asked for opens by itself as soon as it does.',
  help: 'These pages were opened on this device before, and can be read without a network.',
  none: 'No page was kept on this device yet. Once the network is back, pages that you open are kept.',
  online: 'These pages can be read on this device without a network.',
  kept: 'What you can read offline',
  listings: 'Listings',
  pages: 'Pages',
  seen: (at: string, now: Date) => `From ${formatShortInstant(at, today(now))}`,
} as const;

export const unsentMessages = {
  title: 'Waiting to be sent',
  waiting: 'Will be sent when you are online.',
  edit: 'Edit',
  discard: 'Delete',
  tooOld: 'This was written more than a week ago and was not sent. Please look at it again.',
  signedOut: 'Please log in again. What you wrote offline will be sent then.',
  forgotten: 'What was still waiting to be sent has been deleted.',
  sent: {
    comment: 'The comment that you wrote offline was sent.',
    enquiry: 'The enquiry that you wrote offline was sent.',
    message: 'The message that you wrote offline was sent.',
  },
  refused: {
    comment: 'The comment that you wrote offline could not be sent.',
    enquiry: 'The enquiry that you wrote offline could not be sent.',
    message: 'The message that you wrote offline could not be sent.',
  },
  look: 'See what you wrote',
} as const satisfies Record<string, string | Record<UnsentKind, string>>;
