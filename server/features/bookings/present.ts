import type { StayEndHow } from '#domain/bookings/ended-stay.ts';
import type { HostedStay } from '#domain/bookings/hosted-schema.ts';
import { bookingReference } from '#domain/bookings/reference.ts';
import type { Booking, BookingChange } from '#domain/bookings/schema.ts';
import { type Canceller, complete, type RequestCause } from '#domain/bookings/state.ts';
import { refundableOf } from '#domain/stays/booked-refund.ts';
import type { CancellationPolicy } from '#domain/stays/limits.ts';
import { nightsLine, type QuoteLine } from '#domain/stays/quote.ts';
import { refundOf, type StayEnd } from '#domain/stays/refund.ts';
import { type CalendarDate, today } from '#domain/values/calendar-date.ts';
import type { Region } from '#domain/values/ghana.ts';
import { type Pesewas, pesewas, toCedi } from '#domain/values/money.ts';
import { presentPhotos } from '#server/features/media/public.ts';
import type { BookingRow, OfferedChange } from './booking-row-repository.ts';
import { stayOf } from './stay.ts';

/** A booking as it stands at a moment: a stay that is over counts as completed, whatever is stored. */
export function presentBooking(row: BookingRow, now: Date): Booking {
  const stay = stayOf(row, now);
  const listed = row.property_deleted_at === null;
  const photos = presentPhotos(row.photos, row.property_name);
  const completion = complete(stay, today(now));
  return {
    _id: row.id,
    propertyId: row.listing_id,
    reference: bookingReference(row.id),
    propertyName: row.property_name,
    location: row.property_location,
    address: row.property_address,
    region: row.property_region as Region,
    // The photo of a deleted property is not served.
    photo: (listed && photos[0]) || null,
    listed,
    host: {
      name: `${row.lister_firstname} ${row.lister_lastname}`,
      phoneNumber: row.lister_phone || null,
    },
    fullName: row.full_name,
    email: row.email,
    phoneNumber: row.phone_number,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    nights: row.nights,
    guests: row.guests,
    nightlyPrice: toCedi(pesewas(row.nightly_pesewas)),
    nightPrices: nightPricesOf(row),
    lines: presentLines(linesOf(row)),
    total: toCedi(pesewas(row.total_pesewas)),
    deposit: toCedi(pesewas(row.deposit_pesewas)),
    toPay: toCedi(pesewas(Math.max(0, row.owed_pesewas))),
    toRefund: toCedi(pesewas(Math.max(0, -row.owed_pesewas))),
    cancellationPolicy: row.cancellation_policy as CancellationPolicy | null,
    status: completion.ok ? completion.status : stay.status,
    request: requestOf(row),
    cancellation:
      stay.status === 'cancelled' || stay.status === 'declined'
        ? {
            by: cancellerOf(row),
            reason: row.cancel_reason,
            at: row.cancelled_at?.toISOString() ?? null,
          }
        : null,
    change: row.offered_change && presentChange(row, row.offered_change),
    arrivedAt: row.arrived_at?.toISOString() ?? null,
    ended: row.ended_how
      ? { how: row.ended_how as StayEndHow, on: row.ended_on as CalendarDate }
      : null,
    createdAt: row.created_at.toISOString(),
  };
}

function requestOf({ answer_by, request_cause, accepted_at }: BookingRow): Booking['request'] {
  if (answer_by === null) return null;
  return {
    because: request_cause as RequestCause,
    answerBy: answer_by.toISOString(),
    acceptedAt: accepted_at?.toISOString() ?? null,
  };
}

/** What the host offers instead, for guest and host. */
export const presentChange = (row: BookingRow, offer: OfferedChange): BookingChange => ({
  checkIn: offer.checkIn,
  checkOut: offer.checkOut,
  guests: offer.guests,
  lines: presentLines(offer.lines),
  total: toCedi(pesewas(offer.total)),
  deposit: toCedi(pesewas(offer.deposit)),
  difference: (offer.total - row.total_pesewas) / 100,
  answerBy: offer.answerBy,
});

const presentLines = (lines: readonly QuoteLine[]) =>
  lines.map(({ kind, label, amount }) => ({ kind, label, amount: amount / 100 }));

/** The lines of a booking's price, as they were when it was made. */
function linesOf({ lines, nights, nightly_pesewas }: BookingRow): QuoteLine[] {
  return lines ?? [nightsLine(nights, pesewas(nightly_pesewas))];
}

const nightPricesOf = ({ night_pesewas, nights, nightly_pesewas }: BookingRow): number[] =>
  (night_pesewas ?? Array.from({ length: nights }, () => nightly_pesewas)).map(
    (amount) => Number(amount) / 100,
  );

/** For the lister of the property, who need not be told who the host is. */
export function presentHostedStay(row: BookingRow, now: Date): HostedStay {
  const { host, ...stay } = presentBooking(row, now);
  return { ...stay, lister: { userId: row.lister_id, name: host.name } };
}

/** Cancellations from before this was recorded were made by the guest. */
function cancellerOf({ cancelled_by, user_id, lister_id }: BookingRow): Canceller {
  if (cancelled_by === null || cancelled_by === user_id) return 'guest';
  return cancelled_by === lister_id ? 'host' : 'site';
}

/** How much of its total comes back of a stay that ends on a day. */
export const backOf = (row: BookingRow, on: CalendarDate, end: StayEnd): Pesewas => {
  const booking = presentBooking(row, new Date(on));
  return refundOf(booking.cancellationPolicy, refundableOf(booking), on, end).back;
};
