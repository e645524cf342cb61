/** How much one account may book (product decision, "Bookings"); an Admin sets it with the site settings. */
export interface BookingLimits {
  maxNights: number;
  /** Months from today to check-in. */
  maxMonthsAhead: number;
  /** Stays of one account that are to come or under way. */
  maxStaysToCome: number;
}

export const DEFAULT_BOOKING_LIMITS: Readonly<BookingLimits> = {
  maxNights: 90,
  maxMonthsAhead: 18,
  maxStaysToCome: 5,
};

/** What an Admin may set. */
export const BOOKING_LIMIT_RANGES = {
  maxNights: { min: 1, max: 365 },
  maxMonthsAhead: { min: 1, max: 24 },
  maxStaysToCome: { min: 1, max: 50 },
} as const satisfies Record<keyof BookingLimits, { min: number; max: number }>;
