import {
  addDays,
  type CalendarDate,
  formatShortDate,
  nightsBetween,
} from '../values/calendar-date.ts';
import { formatPesewas, type Pesewas, pesewas, shareOf } from '../values/money.ts';
import type { CancellationPolicy } from './limits.ts';
import { refundMessages } from './refund-messages.ts';

/** A stay as its refund depends on it. */
export interface RefundableStay {
  total: Pesewas;
  /** The price of each night, from the first; fees, discounts and taxes of the total go with them. */
  priced: readonly { amount: Pesewas }[];
  checkIn: CalendarDate;
  checkOut: CalendarDate;
  /** The day of booking, in Accra. */
  bookedOn: CalendarDate;
}

/** A total in two parts: what the guest gets back, or need not pay, and what stays with the host. */
export interface Refund {
  back: Pesewas;
  kept: Pesewas;
}

/** How a stay ended: who cancelled it (a guest who leaves early does), or that its guest never came. */
export type StayEnd = 'guest' | 'host' | 'site' | 'no-show';

interface Step {
  /** Days before check-in from which it holds. */
  days: number;
  /** How much of the nights left comes back, in percent. */
  back: 0 | 50 | 100;
  /** One more night than those stayed is kept in full. */
  oneMore?: true;
}

const ANY = Number.NEGATIVE_INFINITY;

/** The first step whose days are left holds (docs/decisions/listings/refunds.md, with its source). */
const STEPS: Record<CancellationPolicy | 'none', readonly Step[]> = {
  none: [
    { days: 1, back: 100 },
    { days: ANY, back: 0 },
  ],
  flexible: [
    { days: 1, back: 100 },
    { days: ANY, back: 100, oneMore: true },
  ],
  moderate: [
    { days: 5, back: 100 },
    { days: ANY, back: 50, oneMore: true },
  ],
  limited: [
    { days: 14, back: 100 },
    { days: 7, back: 50 },
    { days: ANY, back: 0 },
  ],
  firm: [
    { days: 30, back: 100 },
    { days: 7, back: 50 },
    { days: ANY, back: 0 },
  ],
};

/** Whoever books so many days ahead may cancel for nothing until the end of the next day: 24 hours at least. */
const GRACE = { daysAhead: 7, days: 1 };

/**
 * What comes back of a stay that is cancelled on a day, in Accra; a guest who leaves early cancels on the day of leaving. If the host
 * or the site cancels, everything comes back; to a guest who never came, nothing.
 */
export function refundOf(
  policy: CancellationPolicy | null,
  stay: RefundableStay,
  cancelledOn: CalendarDate,
  end: StayEnd = 'guest',
): Refund {
  if (end === 'no-show') return split(stay.total, 0, 1);
  if (end !== 'guest' || isInGrace(stay, cancelledOn)) return split(stay.total, 1, 1);
  const { days, back, oneMore } = stepOn(policy, stay, cancelledOn);
  const stayed = Math.max(0, -days);
  const weights = weightsOf(stay);
  const left = weights.slice(stayed + (oneMore ? 1 : 0));
  return split(stay.total, sumOf(left) * back, sumOf(weights) * 100);
}

function stepOn(policy: CancellationPolicy | null, stay: RefundableStay, day: CalendarDate) {
  const days = nightsBetween(day, stay.checkIn);
  const step = STEPS[policy ?? 'none'].find((one) => days >= one.days);
  return { days, back: step?.back ?? 0, oneMore: step?.oneMore ?? false };
}

const isInGrace = ({ bookedOn, checkIn }: RefundableStay, day: CalendarDate): boolean =>
  nightsBetween(bookedOn, checkIn) >= GRACE.daysAhead && nightsBetween(bookedOn, day) <= GRACE.days;

/** A night weighs what it costs; where all are free, all weigh the same. */
function weightsOf({ priced }: RefundableStay): number[] {
  const amounts = priced.map(({ amount }) => amount);
  return sumOf(amounts) > 0 ? amounts : amounts.map(() => 1);
}

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

function split(total: Pesewas, part: number, whole: number): Refund {
  const back = shareOf(total, part, whole);
  return { back, kept: pesewas(total - back) };
}

/** Days in a row on which cancelling gives the same back. */
export interface RefundRow {
  from: CalendarDate;
  until: CalendarDate;
  back: Pesewas;
  text: string;
}

export interface RefundTable {
  /** From today until the day of check-in. */
  rows: RefundRow[];
  /** What leaving early costs, unless nothing comes back then. */
  leaveEarly: string | undefined;
}

/** What cancelling gives back, day by day from `today`, as `refundOf` says. Before one books, `bookedOn` is today. */
export function refundTable(
  policy: CancellationPolicy | null,
  stay: RefundableStay,
  today: CalendarDate,
): RefundTable {
  const spans: Omit<RefundRow, 'text'>[] = [];
  for (let day = today; day <= stay.checkIn; day = addDays(day, 1)) {
    const { back } = refundOf(policy, stay, day);
    const last = spans.at(-1);
    // From the day of check-in on, only the host can end a stay.
    const mayJoin = day < stay.checkIn || back === 0;
    if (last?.back === back && mayJoin) last.until = day;
    else spans.push({ from: day, until: day, back });
  }
  const rows = spans.map((span) => ({ ...span, text: sayRow(span, stay.checkIn, today) }));
  return { rows, leaveEarly: sayLeavingEarly(policy, stay) };
}

function sayRow(
  { from, until, back }: Omit<RefundRow, 'text'>,
  checkIn: CalendarDate,
  today: CalendarDate,
): string {
  if (back > 0 && from === checkIn) {
    return refundMessages.callOn(formatShortDate(checkIn, today), formatPesewas(back));
  }
  if (back === 0) return refundMessages.nothingFrom(formatShortDate(from, today));
  return refundMessages.until(formatShortDate(until, today), formatPesewas(back));
}

function sayLeavingEarly(
  policy: CancellationPolicy | null,
  stay: RefundableStay,
): string | undefined {
  const { back, oneMore } = stepOn(policy, stay, addDays(stay.checkIn, 1));
  if (!oneMore || nightsBetween(stay.checkIn, stay.checkOut) < 3) return undefined;
  return back === 100 ? refundMessages.leaveEarly.nights : refundMessages.leaveEarly.half;
}
