import type { BookingLimits } from '#domain/bookings/limits.ts';
import { bookingMessages } from '#domain/bookings/messages.ts';
import { checkStay } from '#domain/bookings/rules.ts';
import { restrictionMessages } from '#domain/stays/restriction-messages.ts';
import { nearestStays, whyNot } from '#domain/stays/restrictions.ts';
import type { StayRules } from '#domain/stays/schema.ts';
import { parseCalendarDate, today } from '#domain/values/calendar-date.ts';
import { overlaps, type StayDates, type TakenDates } from './taken-dates.ts';

/** How many other dates are offered. */
const NEAREST = 3;

/** Why chosen dates or guests cannot be booked. */
export interface Refusal {
  reason: string;
  /** The nearest dates that can be; undefined where other dates change nothing. */
  nearest: readonly StayDates[] | undefined;
  /** The guest is to be verified first. */
  verify?: true;
}

interface Asked {
  checkIn?: string | undefined;
  checkOut?: string | undefined;
  guests?: number | undefined;
}

interface Known {
  taken: TakenDates | undefined;
  limits: BookingLimits;
  /** Whether the guest's identity is; undefined while unknown, and of visitors. */
  isVerified?: boolean | undefined;
}

/** What is against the chosen dates and guests; undefined if nothing is, or not both days are chosen. */
export function refusalOf(
  rules: StayRules | null,
  { guests, ...days }: Asked,
  { taken = { others: [], own: [] }, limits, isVerified }: Known,
): Refusal | undefined {
  const checkIn = parseCalendarDate(days.checkIn ?? '');
  const checkOut = parseCalendarDate(days.checkOut ?? '');
  if (!checkIn || !checkOut) return undefined;
  const now = today(new Date());
  const stay = { checkIn, checkOut };
  const isTaken = taken.others.some((each) => overlaps(each, stay));
  const refused = whyNot(rules, { ...stay, guests }, now);
  const site = checkStay(stay, now, limits);
  const reason = site.ok
    ? (isTaken && bookingMessages.datesTaken) || refused?.message
    : site.message;
  if (!reason) {
    return mustVerify(rules, isVerified)
      ? { reason: restrictionMessages.unverified, nearest: undefined, verify: true }
      : undefined;
  }
  if (reason === refused?.message && refused.rule === 'guests') {
    return { reason, nearest: undefined };
  }
  const isFree = (from: StayDates['checkIn'], to: StayDates['checkOut']) => {
    const other = { checkIn: from, checkOut: to };
    const all = [...taken.others, ...taken.own];
    return checkStay(other, now, limits).ok && !all.some((each) => overlaps(each, other));
  };
  return { reason, nearest: nearestStays(rules, stay, now, isFree, NEAREST) };
}

/** Whether a stay is for verified guests, and this one is known not to be. */
export const mustVerify = (
  rules: Pick<StayRules, 'openTo'> | null | undefined,
  isVerified: boolean | undefined,
): boolean => rules?.openTo === 'verified' && isVerified === false;
