import type { StayRules } from './schema.ts';

/** A stay with nothing set: one price, booked at once, cancelled until the day before arrival. */
export const PLAIN_RULES: StayRules = {
  booking: 'instant',
  openTo: 'everyone',
  units: 1,
  minNights: 1,
  maxNights: null,
  arrivalDays: [],
  noticeDays: 0,
  monthsAhead: null,
  preparationNights: 0,
  guestsMax: null,
  guestsIncluded: null,
  weekend: null,
  seasons: [],
  days: [],
  weekDiscount: 0,
  monthDiscount: 0,
  earlyDiscount: null,
  lastMinuteDiscount: null,
  cleaningFee: 0,
  extraGuestFee: 0,
  deposit: 0,
  tax: null,
  cancellation: null,
};
