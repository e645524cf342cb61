import type { Booking } from '../bookings/schema.ts';
import { type CalendarDate, today } from '../values/calendar-date.ts';
import { formatCedi, formatPesewas, fromCedi } from '../values/money.ts';
import { stayGuestMessages } from './guest-messages.ts';
import { type RefundableStay, refundOf } from './refund.ts';

type Booked = Pick<
  Booking,
  'checkIn' | 'checkOut' | 'nightPrices' | 'total' | 'cancellationPolicy' | 'createdAt'
>;

/** A booked stay as its refund depends on it. */
export const refundableOf = (booking: Booked): RefundableStay => ({
  total: fromCedi(booking.total),
  priced: booking.nightPrices.map((price) => ({ amount: fromCedi(price) })),
  checkIn: booking.checkIn,
  checkOut: booking.checkOut,
  bookedOn: today(new Date(booking.createdAt)),
});

/** What the guest is told before cancelling; undefined for a booking without a policy, which says until when instead. */
export function sayRefundNow(booking: Booked, day: CalendarDate): string | undefined {
  const { cancellationPolicy: policy, total } = booking;
  if (!policy) return undefined;
  const { back, kept } = refundOf(policy, refundableOf(booking), day);
  if (kept === 0) return stayGuestMessages.refundAll(formatCedi(total));
  return back === 0
    ? stayGuestMessages.refundNothing
    : stayGuestMessages.refundPart(formatPesewas(back), formatCedi(total));
}
