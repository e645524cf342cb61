import type { BookingLimits } from '#domain/bookings/limits.ts';
import { BOOKING_FIELDS, type BookingForm, checkBooking } from '#domain/bookings/rules.ts';
import { badInput } from '#domain/errors.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';

/**
 * Checks the form in the order of the specification, §5, before its schema reads it field by field.
 * A value that is not text counts as missing.
 * @throws {DomainError} BAD_INPUT with the sentence of the first rule that fails.
 */
export function checkForm(body: unknown, today: CalendarDate, limits: BookingLimits): void {
  const sent = new Map<string, unknown>(
    typeof body === 'object' && body !== null ? Object.entries(body) : [],
  );
  const form = Object.fromEntries(
    BOOKING_FIELDS.map((name) => [name, textOf(sent.get(name))]),
  ) as Record<keyof BookingForm, string>;
  const check = checkBooking(form, { today, signedIn: true, limits });
  if (!check.ok) throw badInput(check.message, check.fields);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
