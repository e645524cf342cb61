import {
  addDays,
  addMonths,
  type CalendarDate,
  formatDay,
  nightsBetween,
} from '../values/calendar-date.ts';
import type { StayDates } from './quote.ts';
import { restrictionMessages as say } from './restriction-messages.ts';
import type { StayRules } from './schema.ts';
import { seasonsByNight } from './seasons.ts';
import { sayWeekdays, weekdayOf } from './weekdays.ts';

/** The rule of a host that refuses a stay, the field to change, and a sentence that says how. */
export interface Refusal {
  rule: 'min-nights' | 'max-nights' | 'arrival-day' | 'notice' | 'months-ahead' | 'guests';
  field: 'checkIn' | 'checkOut' | 'guests';
  message: string;
}

/**
 * The first of the host's rules that refuses these dates and guests; undefined if none does. The site's own limits are those of
 * `checkStay`.
 */
export function whyNot(
  rules: StayRules | null,
  stay: StayDates,
  today: CalendarDate,
): Refusal | undefined {
  if (!rules) return undefined;
  return (
    refuseNights(rules, stay) ??
    refuseCheckIn(rules, stay.checkIn, today) ??
    refuseGuests(rules, stay)
  );
}

function refuseNights(rules: StayRules, { checkIn, checkOut }: StayDates): Refusal | undefined {
  const nights = nightsBetween(checkIn, checkOut);
  const { least, most } = nightsAllowed(rules, checkIn);
  if (nights < least.nights) {
    const message = least.season
      ? say.tooShortInSeason(least.season, least.nights)
      : say.tooShort(least.nights);
    return { rule: 'min-nights', field: 'checkOut', message };
  }
  if (most && nights > most.nights) {
    const message = most.season
      ? say.tooLongInSeason(most.season, most.nights)
      : say.tooLong(most.nights);
    return { rule: 'max-nights', field: 'checkOut', message };
  }
  return undefined;
}

function refuseCheckIn(
  { arrivalDays, noticeDays, monthsAhead }: StayRules,
  checkIn: CalendarDate,
  today: CalendarDate,
): Refusal | undefined {
  if (arrivalDays.length > 0 && !arrivalDays.includes(weekdayOf(checkIn))) {
    const message = say.arrivalDay(sayWeekdays(arrivalDays));
    return { rule: 'arrival-day', field: 'checkIn', message };
  }
  const first = addDays(today, noticeDays);
  if (noticeDays > 0 && checkIn < first) {
    const message = say.notice(noticeDays, formatDay(first));
    return { rule: 'notice', field: 'checkIn', message };
  }
  if (monthsAhead === null) return undefined;
  const last = addMonths(today, monthsAhead);
  if (checkIn <= last) return undefined;
  const message = say.tooFarAhead(monthsAhead, formatDay(last));
  return { rule: 'months-ahead', field: 'checkIn', message };
}

function refuseGuests({ guestsMax }: StayRules, { guests }: StayDates): Refusal | undefined {
  if (guestsMax === null || guests === undefined || guests <= guestsMax) return undefined;
  return { rule: 'guests', field: 'guests', message: say.tooManyGuests(guestsMax) };
}

/** How many nights a stay must have at least that begins on a day. */
export const leastNights = (rules: StayRules | null, checkIn: CalendarDate): number =>
  rules ? nightsAllowed(rules, checkIn).least.nights : 1;

interface NightsLimit {
  nights: number;
  /** The name of the season that says so. */
  season?: string;
  /** 0 is the most specific. */
  rank: number;
}

/**
 * How many nights a stay may have that starts on `checkIn`. The shortest season of that night that says something wins, then the
 * rules without a season. Where least and most contradict each other, the more specific of the two holds for both.
 */
function nightsAllowed(rules: StayRules, checkIn: CalendarDate) {
  const seasons = seasonsByNight(rules)(checkIn);
  const limit = (key: 'minNights' | 'maxNights'): NightsLimit | undefined => {
    const rank = seasons.findIndex((season) => season[key] !== null);
    const season = seasons[rank];
    if (season) return { nights: season[key] ?? 1, season: season.name, rank };
    const nights = rules[key];
    return nights === null ? undefined : { nights, rank: seasons.length };
  };
  const least = limit('minNights') ?? { nights: 1, rank: seasons.length };
  const most = limit('maxNights');
  if (!most || least.nights <= most.nights) return { least, most };
  return most.rank < least.rank ? { least: most, most } : { least, most: least };
}

/** How far from the wanted dates others are looked for, in days. */
const NEAR_DAYS = 60;

/**
 * The nearest stays that the host's rules allow and that are free: with as many nights as wanted, or as near to it as the day of
 * check-in allows; of two as near the later. Fewer than `count` if there are no more within 60 days either side.
 * @param isFree whether no night is taken, and the site's own limits allow it.
 */
export function nearestStays(
  rules: StayRules | null,
  wanted: StayDates,
  today: CalendarDate,
  isFree: (checkIn: CalendarDate, checkOut: CalendarDate) => boolean,
  count: number,
): StayDates[] {
  const nights = Math.max(1, nightsBetween(wanted.checkIn, wanted.checkOut));
  const found: StayDates[] = [];
  for (const days of nearestFirst()) {
    if (found.length >= count) break;
    const checkIn = addDays(wanted.checkIn, days);
    if (checkIn < today) continue;
    const stay = {
      ...wanted,
      checkIn,
      checkOut: addDays(checkIn, allowed(rules, checkIn, nights)),
    };
    if (!whyNot(rules, stay, today) && isFree(stay.checkIn, stay.checkOut)) found.push(stay);
  }
  return found;
}

function allowed(rules: StayRules | null, checkIn: CalendarDate, nights: number): number {
  if (!rules) return nights;
  const { least, most } = nightsAllowed(rules, checkIn);
  return Math.min(Math.max(nights, least.nights), most?.nights ?? Number.POSITIVE_INFINITY);
}

/** 0, 1, −1, 2, −2 … */
function* nearestFirst(): Generator<number> {
  yield 0;
  for (let days = 1; days <= NEAR_DAYS; days++) yield* [days, -days];
}
