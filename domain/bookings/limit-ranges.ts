import type { BookingLimits } from './limits.ts';

/** The values an Admin may set. */
export const BOOKING_LIMIT_RANGES = {
  maxNights: { min: 1, max: 365 },
  maxMonthsAhead: { min: 1, max: 24 },
  maxStaysToCome: { min: 1, max: 50 },
  maxBookingsADay: { min: 1, max: 100 },
  maxCancellationsADay: { min: 1, max: 100 },
  maxNightsWhenNew: { min: 1, max: 365 },
} as const satisfies Record<keyof BookingLimits, { min: number; max: number }>;
