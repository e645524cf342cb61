import type { Pause } from '../availability/schema.ts';
import { type Check, failed, isBlank, passed } from '../check.ts';
import { fieldMessages } from '../field-messages.ts';
import type { PropertyStatus, PropertyType } from '../properties/property.ts';
import {
  addDays,
  type CalendarDate,
  compare,
  nightsBetween,
  parseCalendarDate,
} from '../values/calendar-date.ts';
import { isEmail } from '../values/email.ts';
import { isPhone } from '../values/ghana.ts';
import { personNameProblem } from '../values/person-name.ts';
import { lastCheckIn } from './bookable-dates.ts';
import type { BookingLimits } from './limits.ts';
import { bookingMessages } from './messages.ts';

export interface BookingForm {
  fullName: string;
  email: string;
  phoneNumber: string;
  checkIn: string;
  checkOut: string;
}

/** In the form's order. */
export const BOOKING_FIELDS = ['checkIn', 'checkOut', 'fullName', 'email', 'phoneNumber'] as const;

/**
 * Checks a booking in the four steps of specification §5, stopping at the first that fails. Our additions (the email's form, a
 * check-in before `today`, the longest stay, the name) come before the sign-in.
 */
export function checkBooking(
  form: BookingForm,
  { today, signedIn, limits }: { today: CalendarDate; signedIn: boolean; limits: BookingLimits },
): Check {
  const blank = BOOKING_FIELDS.filter((name) => isBlank(form[name]));
  if (blank.length > 0) {
    const sentence = bookingMessages.allFieldsRequired;
    return failed(sentence, Object.fromEntries(blank.map((name) => [name, sentence])));
  }
  if (!isPhone(form.phoneNumber)) return at('phoneNumber', bookingMessages.invalidPhone);
  const checkIn = parseCalendarDate(form.checkIn);
  if (!checkIn) return at('checkIn', fieldMessages.invalidDate);
  const checkOut = parseCalendarDate(form.checkOut);
  if (!checkOut) return at('checkOut', fieldMessages.invalidDate);
  const stay = checkStay({ checkIn, checkOut }, today, limits);
  if (!stay.ok) return stay;
  const nameProblem = personNameProblem(form.fullName);
  if (nameProblem) return at('fullName', nameProblem);
  if (!isEmail(form.email.trim())) return at('email', bookingMessages.invalidEmail);
  return signedIn ? passed : failed(bookingMessages.loginFirst);
}

/** The dates of a stay: check-out after check-in, check-in today or later, both within the limits. */
export function checkStay(
  stay: { checkIn: CalendarDate; checkOut: CalendarDate },
  today: CalendarDate,
  limits: BookingLimits,
): Check {
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  if (nights < 1) return at('checkOut', bookingMessages.checkOutNotLater);
  if (compare(stay.checkIn, today) < 0) return at('checkIn', bookingMessages.checkInPast);
  if (compare(stay.checkIn, lastCheckIn(today, limits)) > 0) {
    return at('checkIn', bookingMessages.tooFarAhead(limits.maxMonthsAhead));
  }
  if (nights > limits.maxNights) {
    return at('checkOut', bookingMessages.tooLong(limits.maxNights));
  }
  return passed;
}

/** Only an available Short-Stay that is not paused can be booked. */
export function isBookable(property: {
  propertyType: PropertyType;
  status: PropertyStatus;
  pause?: Pause | undefined;
}): boolean {
  const { propertyType, status, pause } = property;
  return propertyType === 'Short-Stay' && status === 'available' && !pause;
}

/** The first days of the two date pickers: today, and the check-in date (specification §2.12). */
export function earliestDates(today: CalendarDate, checkIn: CalendarDate | undefined) {
  return { checkIn: today, checkOut: checkIn ?? today };
}

/** The last day for cancelling a booking: the day before check-in. */
export function lastDayToCancel(checkIn: CalendarDate): CalendarDate {
  return addDays(checkIn, -1);
}

/** The sentence for a failed booking (specification §8). */
export function bookingFailure({
  status,
  code,
  message,
}: {
  status?: number | undefined;
  code?: string | undefined;
  message?: string | undefined;
}): string {
  if (code === 'OWN_LISTING') return bookingMessages.ownListing;
  if (code === 'EMAIL_UNCONFIRMED') return message || bookingMessages.failure;
  if (status === 401 || status === 403) return bookingMessages.sessionExpired;
  if (status === 409) return bookingMessages.alreadyBooked;
  return message || bookingMessages.failure;
}

function at(field: string, sentence: string): Check {
  return failed(sentence, { [field]: sentence });
}
