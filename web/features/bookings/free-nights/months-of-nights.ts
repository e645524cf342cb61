import {
  addDays,
  addMonths,
  type CalendarDate,
  compare,
  nightsBetween,
} from '#domain/values/calendar-date.ts';
import { isNightOf, type TakenDates } from '../taken-dates.ts';

const MONTHS_SHOWN = 12;

/** A night that can be booked, one that is taken, and one that is over or too far ahead. */
type NightState = 'free' | 'taken' | 'closed';

export interface MonthOfNights {
  /** Its first day. */
  first: CalendarDate;
  /** Empty cells before it in a week that begins on Monday. */
  before: number;
  nights: { day: CalendarDate; state: NightState }[];
}

/** This month and the eleven after it, night by night; the last that may be booked is `last`. */
export function monthsOfNights(
  today: CalendarDate,
  last: CalendarDate,
  taken: TakenDates,
): MonthOfNights[] {
  const stays = [...taken.others, ...taken.own];
  const stateOf = (day: CalendarDate): NightState => {
    if (compare(day, today) < 0 || compare(day, last) > 0) return 'closed';
    return isNightOf(stays, day) ? 'taken' : 'free';
  };
  const thisMonth = addDays(today, 1 - Number(today.slice(8)));
  return Array.from({ length: MONTHS_SHOWN }, (_, n) => {
    const first = addMonths(thisMonth, n);
    const length = nightsBetween(first, addMonths(first, 1));
    const nights = Array.from({ length }, (__, at) => addDays(first, at));
    return {
      first,
      before: (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7,
      nights: nights.map((day) => ({ day, state: stateOf(day) })),
    };
  });
}

/** The free nights of a month by their dates, '1–5, 9'; '' if there are none. */
export function sayFree({ nights }: MonthOfNights): string {
  const runs: [number, number][] = [];
  nights.forEach(({ state }, at) => {
    if (state !== 'free') return;
    const run = runs.at(-1);
    if (run?.[1] === at) run[1] = at + 1;
    else runs.push([at + 1, at + 1]);
  });
  return runs.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(', ');
}
