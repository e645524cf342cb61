import { BOOKINGS_LINK } from '../site/account-links.ts';

/** What the page of one's own bookings says (docs/product.md, "Bookings"). */
export const ownBookingMessages = {
  title: BOOKINGS_LINK.label,
  intro: 'Your stays, how to reach your hosts, and what to do when plans change.',
  see: 'See your bookings',
  stayHere: (from: string, to: string) => `You have a stay here, ${from} to ${to}.`,
  seeStay: 'See it',
  upcoming: 'Upcoming',
  past: 'Past and cancelled',
  empty: 'You have no bookings yet.',
  emptyHelp: 'Once you book a short stay, its dates and your host are here.',
  findStay: 'Find a short stay',
  noneUpcoming: 'No stay is coming up.',
  loadFailure: 'We could not load your bookings',
  notListed: 'No longer listed',
  cancel: 'Cancel booking',
  cancelTitle: 'Cancel this booking?',
  cancelling: 'Cancelling...',
  keep: 'Keep it',
  cancelFailure: 'We could not cancel the booking. Please try again.',
  tooLate: 'It is too late to cancel here. If something comes up, please call your host.',
  listRefreshed: 'The list below is up to date again.',
  bothGetMail: 'You and your host get an email about it.',
} as const;

/** Of a stay that is cancelled, to its guest. */
export const ALREADY_PAID =
  'We have taken no payment. If you have paid something already, please call your host about it.';

/** What cancelling does, said before it is done. */
export const CANCEL_CONSEQUENCES = [
  'Other guests can book your dates at once.',
  'You and your host get an email.',
  ALREADY_PAID,
] as const;

/** A message to the host, ready to be sent by WhatsApp. */
export const messageToHost = (stay: { propertyName: string; checkIn: string; checkOut: string }) =>
  `Hello, I booked ${stay.propertyName} from ${stay.checkIn} to ${stay.checkOut}. `;
