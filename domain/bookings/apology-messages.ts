/** Stays offered to a guest whose own was cancelled. */
export const INSTEAD_SHOWN = 6;

/** For guests whose stay someone else cancelled. */
export const apologyMessages = {
  title: 'We’re sorry',
  host: (property: string, host: string) =>
    `${host} has cancelled your stay at ${property}. This shouldn’t have happened.`,
  site: (property: string) => `We had to cancel your stay at ${property}.`,
  declined: (property: string, host: string) =>
    `${host} couldn’t accept your request for ${property}.`,
  expired: (property: string, host: string) =>
    `${host} didn’t answer your request for ${property} in time.`,
  reason: 'Their reason',
  reasonOfSite: 'Reason',
  instead: 'Available on the same dates',
  insteadNote: 'Nearest first. Book Now keeps your dates.',
  none: 'No other stays are available on these dates.',
  noneHelp: 'Try other dates or another town.',
  datesBegun: 'These dates have already started, so you can’t book them any more.',
  findStay: 'Find a stay',
  yourBookings: 'Your bookings',
  notCancelled: 'This stay isn’t cancelled.',
  notCancelledHelp: 'You’ll find it in your bookings.',
  byYourself: 'You cancelled this stay yourself.',
  unknown: 'We can’t find this booking.',
  unknownHelp: 'Every stay booked with this account is in your bookings.',
  loadFailure: 'We couldn’t load your stay',
  /** The email's link. */
  seeInstead: 'See available stays',
} as const;
