import { paths } from '../site/paths.ts';
import { type CalendarDate, compare } from '../values/calendar-date.ts';
import { hostedStayMessages } from './hosted-messages.ts';
import { bookingReference } from './reference.ts';
import { requestMessages } from './request-messages.ts';
import type { BookingStatus } from './state.ts';

/** The state of a stay on a given day. */
export const RESERVATION_STATES = [
  'requests',
  'to-come',
  'under-way',
  'past',
  'cancelled',
] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

interface Stay {
  status: BookingStatus;
  checkIn: CalendarDate;
  checkOut: CalendarDate;
}

export function reservationState({ status, checkIn, checkOut }: Stay, today: CalendarDate) {
  if (status === 'requested') return 'requests';
  if (status !== 'confirmed' && status !== 'completed') return 'cancelled';
  if (status === 'completed' || compare(checkOut, today) <= 0) return 'past';
  return compare(checkIn, today) <= 0 ? 'under-way' : 'to-come';
}

/** The path to a stay in the list of reservations. */
export function reservationPath(stay: Stay & { _id: string }, today: CalendarDate): string {
  const query = new URLSearchParams({
    state: reservationState(stay, today),
    search: bookingReference(stay._id),
  });
  return `${paths.reservations}?${query}`;
}

export const RESERVATIONS_PAGE_SIZE = 20;

export const reservationMessages = {
  title: 'Reservations',
  intro: 'Every stay at your properties: who’s coming, when, and how to reach them.',
  introForAdmin: 'Every stay at every property.',
  states: {
    requests: 'Requests',
    'to-come': 'Upcoming',
    'under-way': 'Current',
    past: 'Past',
    cancelled: 'Cancelled',
  },
  search: 'Search',
  searchHint: 'Guest, reference or property',
  none: {
    requests: requestMessages.none,
    'to-come': hostedStayMessages.noneUpcoming,
    'under-way': 'Nobody is staying at the moment.',
    past: 'No past stays yet.',
    cancelled: 'No cancelled stays.',
  },
  noneToComeHelp: 'Stays appear here until your guests arrive.',
  nothingFits: 'No stays match your search.',
  clear: 'Clear the search',
  download: 'Download CSV',
} as const;
