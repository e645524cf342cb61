/** So many stays are offered to a guest whose own was cancelled. */
export const INSTEAD_SHOWN = 6;

/** What a guest reads whose stay somebody else cancelled. */
export const apologyMessages = {
  title: 'We are sorry',
  host: (property: string, host: string) =>
    `${host} has cancelled your stay at ${property}. It should not have happened.`,
  site: (property: string) => `We had to cancel your stay at ${property}.`,
  reason: 'The reason they gave',
  reasonOfSite: 'The reason',
  instead: 'Free on the same dates',
  insteadNote: 'The nearest first. Book Now takes your dates along.',
  none: 'No other stay is free on these dates.',
  noneHelp: 'Other dates, or another town, may have one.',
  datesBegun: 'The dates have begun, so nothing can be booked for them any more.',
  findStay: 'Find a stay',
  yourBookings: 'Your bookings',
  notCancelled: 'This stay is not cancelled.',
  notCancelledHelp: 'It stands among your bookings.',
  byYourself: 'You have cancelled this stay yourself.',
  unknown: 'We do not know this booking.',
  unknownHelp: 'Your bookings have all stays that you have booked with this account.',
  loadFailure: 'We could not load your stay',
  /** Of the mail. */
  seeInstead: 'See stays that are free',
} as const;
