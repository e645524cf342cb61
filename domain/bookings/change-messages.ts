import { type CalendarDate, formatDay } from '../values/calendar-date.ts';
import { formatCedi } from '../values/money.ts';

/** Changing the dates or guests of a booking: the host offers, the guest agrees. */
export const changeMessages = {
  open: 'Change dates or guests',
  title: 'Change this stay',
  help: 'Choose the new dates. Nothing changes until your guest agrees.',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  guests: 'Guests',
  offer: 'Send to your guest',
  offering: 'Sending...',
  withdraw: 'Withdraw the offer',
  withdrawing: 'Withdrawing...',
  offered: 'We’ve emailed your guest. You’ll hear from us when they answer.',
  withdrawn: 'Your offer is withdrawn. The stay remains as it is.',
  accepted: 'Your stay is changed. We’ve emailed you both.',
  declined: 'Your stay remains as it was. We’ve told your host.',
  accept: 'Accept the change',
  accepting: 'Accepting...',
  decline: 'Keep my stay as it is',
  hostOffers: 'Your host offers a change',
  waiting: 'Waiting for your guest',
  dates: (from: CalendarDate, to: CalendarDate) => `${formatDay(from)} to ${formatDay(to)}`,
  /** Amounts in cedi. */
  difference: (more: number) =>
    more === 0
      ? 'The price stays the same.'
      : more > 0
        ? `${formatCedi(more)} more than before.`
        : `${formatCedi(-more)} less than before.`,
  newTotal: (total: number) => `New total: ${formatCedi(total)}`,
  answerBy: (when: string) => `Please answer by ${when}. After that the stay remains as it is.`,
  nothingChanges: 'These are the dates and guests already booked.',
  begun: 'The stay has begun, so its check-in can’t change.',
  past: 'Check-out has to be later than today.',
  settled: 'This stay is over or cancelled, so it can’t be changed.',
  noOffer: 'There’s no offer to answer any more. Your stay is as shown here.',
  differentOffer: 'The offer has changed. Please look at it again.',
  taken: 'Those nights aren’t all free any more. The stay remains as it was.',
  notYours: 'You can only change stays at your own properties.',
  failure: 'We couldn’t change the stay. Please try again.',
} as const;
