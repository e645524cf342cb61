import { changeLapses, checkChange } from '#domain/bookings/change.ts';
import { changeMessages } from '#domain/bookings/change-messages.ts';
import type { BookingLimits } from '#domain/bookings/limits.ts';
import { bookingMessages } from '#domain/bookings/messages.ts';
import { isActive } from '#domain/bookings/state.ts';
import { badInput, conflict, DomainError } from '#domain/errors.ts';
import type { Moves } from '#domain/stays/assign-units.ts';
import { quoteStay } from '#domain/stays/quote.ts';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import { addDays, type CalendarDate, today } from '#domain/values/calendar-date.ts';
import type { PropertySummary } from '#server/features/properties/public.ts';
import { listImported } from '#server/features/stay-calendars/public.ts';
import { findRoomAgain, type StayRulesRow, stays } from '#server/features/stays/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { BookingRow, OfferedChange } from '../booking-row-repository.ts';
import { stayOf } from '../stay.ts';

interface WantedDates {
  checkIn: CalendarDate;
  checkOut: CalendarDate;
  guests?: number | undefined;
}

/**
 * What a booking would be on other dates, at the prices of today; its property must be locked.
 * @throws {DomainError} CONFLICT for a stay that is over or cancelled; BAD_INPUT; DATES_TAKEN.
 */
export async function quoteChange(
  tx: Transaction,
  booking: BookingRow,
  property: PropertySummary,
  wanted: WantedDates,
  { now, limits }: { now: Date; limits: BookingLimits },
): Promise<OfferedChange> {
  const day = today(now);
  const booked = { ...stayOf(booking, now), guests: booking.guests };
  if (booked.status !== 'confirmed' || !isActive(booked, day))
    throw conflict(changeMessages.settled);
  const check = checkChange(booked, wanted, day, limits);
  if (!check.ok) throw badInput(check.message, check.fields);
  const sold = await stays.rulesOf(tx, property.id);
  await roomFor(tx, booking, wanted, { sold, now });
  const guests = wanted.guests ?? booking.guests;
  const dates = { ...wanted, guests: guests ?? undefined };
  const quote = quoteStay(property.pricePesewas, sold?.rules ?? null, dates, day);
  if (!quote) throw badInput(bookingMessages.checkOutNotLater);
  return {
    checkIn: wanted.checkIn,
    checkOut: wanted.checkOut,
    guests,
    nightly: quote.nightlyPrice,
    nights: sold ? quote.priced.map(({ amount }) => amount) : null,
    lines: quote.lines,
    total: quote.total,
    deposit: quote.deposit,
    rulesVersion: sold?.version ?? null,
    answerBy: changeLapses(now).toISOString(),
  };
}

/**
 * What moves, the booking included, so that it fits on other dates.
 * @throws {DomainError} DATES_TAKEN.
 */
export async function roomFor(
  tx: Transaction,
  { id, listing_id }: Pick<BookingRow, 'id' | 'listing_id'>,
  { checkIn, checkOut }: Pick<WantedDates, 'checkIn' | 'checkOut'>,
  { sold, now }: { sold: StayRulesRow | undefined; now: Date },
): Promise<Moves> {
  const { units } = sold?.rules ?? PLAIN_RULES;
  const nights = { id, from: checkIn, to: heldUntilOf(checkOut, sold) };
  const besides = await listImported(tx, listing_id, today(now));
  const moves = await findRoomAgain(tx, listing_id, nights, { units, now, besides });
  if (!moves) throw new DomainError('DATES_TAKEN', changeMessages.taken);
  return moves;
}

/** Until when a stay holds its unit, with the nights to prepare it. */
export const heldUntilOf = (checkOut: CalendarDate, sold: StayRulesRow | undefined): CalendarDate =>
  addDays(checkOut, (sold?.rules ?? PLAIN_RULES).preparationNights);
