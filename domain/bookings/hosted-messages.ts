import { plural } from '../values/plural.ts';

/** Hosts' sentences about stays at their properties (docs/product.md, "Bookings"). */
export const hostedStayMessages = {
  ownPart: 'Your stays',
  part: 'Stays at your properties',
  partForAdmin: 'All stays',
  intro: 'Who’s coming, when, and how to reach them.',
  new: 'New',
  emptyOwn: 'Nobody has booked a stay with you yet.',
  emptyOwnHelp:
    'When someone books one of your short stays, you’ll see the dates and the guest here.',
  emptyAll: 'Nobody has booked a stay yet.',
  noneUpcoming: 'No upcoming guests.',
  loadFailure: 'We couldn’t load the stays',
  guest: 'Guest',
  reference: (reference: string) => `Reference ${reference}`,
  listedBy: (name: string) => `listed by ${name}`,
  cancel: 'Cancel stay',
  cancelTitle: 'Cancel this stay?',
  reason: 'Reason',
  reasonHelp: 'Your guest will see it in the email we send.',
  reasonRequired: 'Please tell your guest why.',
  cancelled: 'Stay cancelled. We’ll email your guest.',
  notOffered: 'That stay isn’t available then for the same price or less. Please choose another.',
  guestSuspended: 'We have suspended this guest.',
  notYours: 'You can only cancel stays at your own properties.',
  tooManyToday: 'You’ve reached the daily limit for cancelling stays. Please try again tomorrow.',
  cancelledBy: {
    guest: 'Cancelled by the guest',
    host: 'Cancelled by the host',
    site: 'Cancelled by us',
  },
} as const;

/**
 * The consequences of cancelling, shown beforehand.
 * @param paid what is recorded as paid, as text. An Admin may read it as well as the host.
 */
export const hostCancelConsequences = (paid?: string): string[] => [
  'Your guest gets an email with your reason and has to find another place.',
  'The dates can be booked again right away.',
  paid
    ? `${paid} is recorded as paid. Please refund all of it.`
    : 'We haven’t taken any payment. If you have, please refund it.',
];

/** A message to the guest, ready to send by WhatsApp; of a request, what they asked for. */
export const messageToGuest = (stay: {
  propertyName: string;
  checkIn: string;
  isRequest: boolean;
}) =>
  `Hello, you ${stay.isRequest ? 'asked for' : 'have booked'} ${stay.propertyName} from ${stay.checkIn}. `;

export const CANCEL_REASON_MAX = 500;

/** Shown when deleting a property that has stays to come. */
export const stayedAtMessages = {
  question: (stays: number) =>
    `${plural(stays, 'stay')} ${stays === 1 ? 'is' : 'are'} booked here. Deleting the property cancels ${stays === 1 ? 'it' : 'them'}:`,
  guestsGetMail: 'We’ll email each guest.',
  confirm: (stays: number) => `Delete and cancel ${plural(stays, 'stay')}`,
  changed: 'The stays booked here have changed. Please review them again.',
  loadFailure: 'We couldn’t check for bookings here. Please try again.',
  /** The reason given to guests. */
  reason: 'The property is no longer listed.',
  /** The refusal of the call; `named` holds the first stays. */
  refusal: (stays: number, named: readonly string[]) =>
    `${plural(stays, 'upcoming stay')} ${stays === 1 ? 'is' : 'are'} booked here: ${named.join('; ')}${
      stays > named.length ? `; and ${stays - named.length} more` : ''
    }. Deleting the property cancels ${stays === 1 ? 'it' : 'them'}. Please confirm.`,
} as const;
