import { BOOKINGS_LINK } from '../site/account-links.ts';

/** The page of a guest's own bookings (docs/product.md, "Bookings"). */
export const ownBookingMessages = {
  title: BOOKINGS_LINK.label,
  intro: 'Your stays, how to reach your hosts, and what to do when plans change.',
  see: 'See your bookings',
  stayHere: (from: string, to: string) => `You have a stay here, ${from} to ${to}.`,
  seeStay: 'See it',
  upcoming: 'Upcoming',
  past: 'Past and cancelled',
  empty: 'You have no bookings yet.',
  emptyHelp: 'When you book a short stay, you’ll see its dates and your host here.',
  findStay: 'Find a short stay',
  noneUpcoming: 'No upcoming stays.',
  loadFailure: 'We couldn’t load your bookings',
  notListed: 'No longer listed',
  cancel: 'Cancel booking',
  cancelTitle: 'Cancel this booking?',
  cancelling: 'Cancelling...',
  keep: 'Keep it',
  cancelFailure: 'We couldn’t cancel the booking. Please try again.',
  tooLate: 'It’s too late to cancel here. If something comes up, please call your host.',
  listRefreshed: 'The list below is up to date again.',
  bothGetMail: 'We’ll email you and your host.',
} as const;

/** For the guest of a cancelled stay. */
export const ALREADY_PAID =
  'We haven’t taken any payment. If you’ve already paid something, please call your host.';

/** The consequences of withdrawing a request, shown beforehand. */
export const WITHDRAW_CONSEQUENCES = [
  'Other guests can book your dates right away.',
  'You and your host get an email.',
] as const;

/** The same for cancelling. */
export const CANCEL_CONSEQUENCES = [...WITHDRAW_CONSEQUENCES, ALREADY_PAID] as const;

/** A message to the host, ready to send by WhatsApp; of a request, what was asked for. */
export const messageToHost = (stay: {
  propertyName: string;
  checkIn: string;
  checkOut: string;
  isRequest: boolean;
}) =>
  `Hello, I ${stay.isRequest ? 'asked for' : 'booked'} ${stay.propertyName} from ${stay.checkIn} to ${stay.checkOut}. `;
