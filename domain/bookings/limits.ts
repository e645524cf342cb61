/** How much one account may book (docs/product.md, "Bookings"); an Admin sets it with the site settings. */
export interface BookingLimits {
  maxNights: number;
  /** Months from today to check-in. */
  maxMonthsAhead: number;
  /** Stays of one account that are to come or under way. */
  maxStaysToCome: number;
  /** Bookings of one account in 24 hours. */
  maxBookingsADay: number;
  /** Bookings that one account cancels in 24 hours. */
  maxCancellationsADay: number;
  /** Nights to come of one account that is new and has stayed nowhere yet. */
  maxNightsWhenNew: number;
}

/** So long an account is new. */
const NEW_GUEST_DAYS = 30;

/** Whether an account is new to hosts, as far as its age says. */
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
