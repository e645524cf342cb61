import type { Booking } from '../bookings/schema.ts';
import { type CalendarDate, today } from '../values/calendar-date.ts';
import { formatCedi, formatPesewas, fromCedi } from '../values/money.ts';
import { stayGuestMessages } from './guest-messages.ts';
import { type RefundableStay, refundOf } from './refund.ts';

type Booked = Pick<
  Booking,
  'checkIn' | 'checkOut' | 'nights' | 'lines' | 'total' | 'cancellationPolicy' | 'createdAt'
>;

/**
 * A booked stay as its refund depends on it. A booking has no price of each night: undefined where nights of several prices
 * would have to be told apart, which of all policies only the moderate one does before check-in.
 */
export function refundableOf(booking: Booked): RefundableStay | undefined {
  const { checkIn, checkOut, nights, lines, total, cancellationPolicy, createdAt } = booking;
  const isOnePrice = lines.filter(({ kind }) => kind === 'nights').length < 2;
  if (!isOnePrice && cancellationPolicy === 'moderate') return undefined;
  const night = { amount: fromCedi(total) };
  return {
    total: fromCedi(total),
    priced: Array.from({ length: nights }, () => night),
    checkIn,
    checkOut,
    bookedOn: today(new Date(createdAt)),
  };
}

/** What the guest is told before cancelling; undefined for a booking without a policy, which says until when instead. */
export function sayRefundNow(booking: Booked, day: CalendarDate): string | undefined {
  const { cancellationPolicy: policy, total } = booking;
  if (!policy) return undefined;
  const stay = refundableOf(booking);
  if (!stay) return stayGuestMessages.refundByPolicy;
  const { back, kept } = refundOf(policy, stay, day);
  if (kept === 0) return stayGuestMessages.refundAll(formatCedi(total));
  return back === 0
    ? stayGuestMessages.refundNothing
    : stayGuestMessages.refundPart(formatPesewas(back), formatCedi(total));
}
