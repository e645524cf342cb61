import { today } from '../values/calendar-date.ts';
import { formatShortInstant } from '../values/instant.ts';
import type { UnsentKind } from './unsent.ts';

export const offlineMessages = {
  title: 'You’re offline',
  /** Says how old the shown data is; both times are ISO 8601. */
  since: (at: string, now: Date) =>
    `You’re offline. This page is from ${formatShortInstant(at, today(now))}.`,
  notSaving:
    'Nothing can be saved right now, but you can look around. This page is from a moment ago.',
  notKept: 'You’re offline, and this page hasn’t been opened on this device yet.',
  away: 'The site isn’t responding right now. Your page will open as soon as it does.',
  help: 'These pages were opened on this device before, so you can read them offline.',
  none: 'No pages are saved on this device yet. Once you’re online, pages you open are saved.',
  online: 'You can read these pages on this device without a connection.',
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
  tooOld: 'You wrote this more than a week ago and it wasn’t sent. Please check it again.',
  signedOut: 'Please log in again. What you wrote offline will be sent then.',
  forgotten: 'What was waiting to be sent has been deleted.',
  sent: {
    comment: 'The comment you wrote offline was sent.',
    enquiry: 'The enquiry you wrote offline was sent.',
    message: 'The message you wrote offline was sent.',
  },
  refused: {
    comment: 'The comment you wrote offline couldn’t be sent.',
    enquiry: 'The enquiry you wrote offline couldn’t be sent.',
    message: 'The message you wrote offline couldn’t be sent.',
  },
  look: 'See what you wrote',
} as const satisfies Record<string, string | Record<UnsentKind, string>>;
