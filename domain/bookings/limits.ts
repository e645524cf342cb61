/** Limits on the bookings of one account (docs/product.md, "Bookings"); an Admin sets them with the site settings. */
export interface BookingLimits {
  maxNights: number;
  /** Months ahead that check-in may be. */
  maxMonthsAhead: number;
  /** Stays per account that are to come or under way. */
  maxStaysToCome: number;
  /** Bookings per account in 24 hours. */
  maxBookingsADay: number;
  /** Cancellations per account in 24 hours. */
  maxCancellationsADay: number;
  /** Nights to come of a new account that has not stayed anywhere yet. */
  maxNightsWhenNew: number;
}

/** Days for which an account is new. */
const NEW_GUEST_DAYS = 30;

/** Judges only by the account's age. */
export const isNewGuest = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < NEW_GUEST_DAYS * 86_400_000;

export const DEFAULT_BOOKING_LIMITS: Readonly<BookingLimits> = {
  maxNights: 90,
  maxMonthsAhead: 18,
  maxStaysToCome: 5,
  maxBookingsADay: 10,
  maxCancellationsADay: 10,
  maxNightsWhenNew: 21,
};
