import { GUESTS } from '../properties/guests.ts';

/** The days of a week as rules name them. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** What a host may set. */
export const STAY_LIMITS = {
  units: { min: 1, max: 200 },
  nights: { min: 1, max: 365 },
  noticeDays: { min: 0, max: 60 },
  monthsAhead: { min: 1, max: 24 },
  preparationNights: { min: 0, max: 7 },
  guests: GUESTS,
  percent: { min: 0, max: 90 },
  earlyDays: { min: 1, max: 365 },
  lastMinuteDays: { min: 0, max: 28 },
  seasons: 24,
  days: 400,
} as const;

/** Booked at once, or once the host has accepted (domain/bookings/requests.ts). */
export const BOOKING_WAYS = ['instant', 'on-request'] as const;
export type BookingWay = (typeof BOOKING_WAYS)[number];

/** By whom a stay can be booked: everyone with an account, or those whose Ghana Card is verified. */
export const OPEN_TO = ['everyone', 'verified'] as const;
export type OpenTo = (typeof OPEN_TO)[number];

/** Named as at Airbnb: what is paid back if the guest cancels (refund.ts). */
export const CANCELLATION_POLICIES = ['flexible', 'moderate', 'limited', 'firm'] as const;
export type CancellationPolicy = (typeof CANCELLATION_POLICIES)[number];
