import { plural } from '../values/plural.ts';

/** Nights that are sold here and on another site (docs/stays.md). */
export const clashMessages = {
  title: 'Booked twice',
  intro: 'Nights that are taken both here and on another site, and what you can do about them.',
  none: 'Nothing is booked twice.',
  noneHelp: 'If another site sells nights that are booked here, you’ll find them on this page.',
  toCalendars: 'See its calendars',
  see: 'See what you can do',
  count: (clashes: number) => `${plural(clashes, 'stay')} booked twice`,
  there: (calendar: string) => `On ${calendar}`,
  here: 'On Efie',
  /** Who asked for the nights, and has no answer yet. */
  request: (guest: string) => `${guest} (request)`,
  keepRequestHelp:
    'You’ve settled it on the other site. Its nights no longer count here, until their dates change. You can then accept the request.',
  keepRequestTitle: 'Keep the request on Efie?',
  declineHelp: 'Declines the request here. Your guest gets an email with your reason.',
  keepOurs: 'Keep ours',
  keepOursHelp:
    'You’ve settled it on the other site. Its nights no longer count here, until their dates change.',
  keepOursTitle: 'Keep the booking on Efie?',
  keepOursConfirm: 'It’s settled there',
  keepTheirs: 'Keep theirs',
  keepTheirsHelp:
    'Cancels the booking here. If your guest has paid, pay all of it back. They get an email with other free stays.',
  keepTheirsTitle: 'Cancel the booking on Efie?',
  offer: 'Offer another stay',
  offerHelp:
    'Cancels the booking here and sends your guest a link to book another stay of yours on the same dates, for no more. It isn’t held for them.',
  offerTitle: 'Offer another stay of yours?',
  offerChoose: 'Your stays that are free then',
  offerRequired: 'Please choose a stay.',
  offerNone: 'None of your other stays is free then for the same price or less.',
  offerFailure: 'We couldn’t load your other stays. Please try again.',
  offerConfirm: 'Cancel and offer it',
  /** Filled in for the guest, who reads it in the email. */
  reason: (calendar: string) =>
    `These nights were also booked on ${calendar}, and I can host only one of you. I’m sorry.`,
  settled: 'Done. Your booking stays.',
  notFound: 'These nights are no longer booked twice.',
  settling: 'Saving...',
  failure: 'We couldn’t change this. Please try again.',
} as const;
