import { plural } from '../values/plural.ts';

/** What a guest reads of a stay's nights, price and terms, before and after booking. Amounts and days are text. */
export const stayGuestMessages = {
  title: 'Availability and price',
  loadFailure: 'We couldn’t load when this stay is free',
  chooseArrival: 'Choose the day you arrive, then the day you leave.',
  chooseLeaving: (leastNights: number) =>
    leastNights > 1
      ? `Now choose the day you leave, at least ${leastNights} nights later.`
      : 'Now choose the day you leave.',
  /** `days` as '8 – 12 Dec'. */
  notFreeBetween: (days: string) => `Some nights of ${days} are taken.`,
  notTheseNights: 'You can’t book these nights.',
  seeWhy: 'See why',
  chosen: (days: string, nights: number) => `${days}, ${plural(nights, 'night')}`,
  guests: 'Guests',
  guestsPlaceholder: 'Choose',
  guestsRequired: 'Please choose how many guests are coming.',
  guestsAtMost: (guests: number) => `Up to ${plural(guests, 'guest')}.`,
  extraGuest: (included: number, fee: string) =>
    `${plural(included, 'guest')} included; each other guest is ${fee} a night.`,
  openTo: 'Who can book',
  onlyVerified: 'Guests with a verified Ghana Card',
  deposit: 'Refundable deposit',
  depositNote: 'You pay it to the host when you arrive. It isn’t part of the total.',
  depositTerm: (amount: string) =>
    `You leave a refundable deposit of ${amount} with the host when you arrive.`,
  whyNot: 'Why can’t I book these nights?',
  nearest: 'Nearest dates that work',
  noneNear: 'No dates nearby work for as many nights. Try fewer nights or another month.',
  chooseDates: (days: string) => `Choose ${days}`,
  nightsAtLeast: 'Nights at least',
  nightsAtMost: 'Nights at most',
  arrivalDays: 'Arrive on',
  notice: 'Book before arriving',
  noticeDays: (days: number) => plural(days, 'day'),
  guestsMax: 'Guests at most',
  goodToKnow: 'Good to know',
  cancelling: 'If you cancel',
  chooseForRefund: 'Choose your dates to see what you get back, day by day.',
  year: 'Free nights in the next 12 months',
  freeOf: (free: number, nights: number) => `${free} of ${nights} free`,
  freeNights: (days: string) => `Free nights: ${days}`,
  noneFree: 'No free nights',
  show: 'Show',
  price: 'Price',
  hostCancelled: (cancelled: number, bookings: number) =>
    `The host cancelled ${cancelled} of ${plural(bookings, 'booking')} made in the last 12 months.`,
  refundAll: (total: string) =>
    `If you cancel now, all of ${total} is refunded or need not be paid.`,
  refundPart: (back: string, total: string) =>
    `If you cancel now, ${back} of ${total} is refunded or need not be paid.`,
  refundNothing: 'If you cancel now, nothing is refunded, and the price remains due.',
} as const;
