import { type Check, failed, passed } from '../check.ts';
import { type CalendarDate, compare, nightsBetween } from '../values/calendar-date.ts';
import { changeMessages } from './change-messages.ts';
import type { BookingLimits } from './limits.ts';
import { bookingMessages } from './messages.ts';
import type { BookingState } from './state.ts';

/** Hours that a guest has to answer an offered change. */
export const CHANGE_HOURS = 48;

interface Wanted {
  checkIn: CalendarDate;
  checkOut: CalendarDate;
  guests?: number | undefined;
}

/**
 * New dates of a booking: a stay that has begun keeps its check-in, and no night of the past is added. A host may go beyond
 * their own rules.
 */
export function checkChange(
  booked: BookingState & { guests: number | null },
  wanted: Wanted,
  today: CalendarDate,
  limits: BookingLimits,
): Check {
  const nights = nightsBetween(wanted.checkIn, wanted.checkOut);
  const isSameStart = wanted.checkIn === booked.checkIn;
  if (nights < 1) return at('checkOut', bookingMessages.checkOutNotLater);
  if (compare(booked.checkIn, today) <= 0 && !isSameStart)
    return at('checkIn', changeMessages.begun);
  if (!isSameStart && compare(wanted.checkIn, today) < 0) {
    return at('checkIn', bookingMessages.checkInPast);
  }
  if (compare(wanted.checkOut, today) <= 0) return at('checkOut', changeMessages.past);
  if (nights > limits.maxNights) return at('checkOut', bookingMessages.tooLong(limits.maxNights));
  const isSame =
    isSameStart &&
    wanted.checkOut === booked.checkOut &&
    (wanted.guests === undefined || wanted.guests === booked.guests);
  return isSame ? at('checkOut', changeMessages.nothingChanges) : passed;
}

/** When an offer made now lapses. */
export const changeLapses = (now: Date): Date =>
  new Date(now.getTime() + CHANGE_HOURS * 60 * 60 * 1000);

/** An offer lapses when the guest has not answered in time. */
export const isOfferOpen = ({ answerBy }: { answerBy: string }, now: Date): boolean =>
  Date.parse(answerBy) > now.getTime();

const at = (field: string, sentence: string): Check => failed(sentence, { [field]: sentence });
