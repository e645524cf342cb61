import type { HeldNights } from '#domain/stays/schema.ts';
import { addDays, type CalendarDate, nightsBetween } from '#domain/values/calendar-date.ts';
import type { HostStay } from '../stay-calls.ts';
import { daysBetween } from './calendar-days.ts';

/** Nights that follow each other, by the first and the last. */
export interface Nights {
  first: CalendarDate;
  last: CalendarDate;
}

/** The nights between two of them, in either order. */
export const nightsOf = (a: CalendarDate, b: CalendarDate): Nights =>
  a < b ? { first: a, last: b } : { first: b, last: a };

export const listNights = ({ first, last }: Nights): CalendarDate[] =>
  daysBetween(first, addDays(last, 1));

export const countNights = ({ first, last }: Nights): number => nightsBetween(first, last) + 1;

export const isAmong = (nights: Nights | undefined, day: CalendarDate): boolean =>
  nights !== undefined && nights.first <= day && day <= nights.last;

export const unitsOf = ({ rules }: Pick<HostStay, 'rules'>): number => rules?.units ?? 1;

/** What holds a night, preparation after a stay not among it. */
export const heldOn = ({ held }: Pick<HostStay, 'held'>, day: CalendarDate): HeldNights[] =>
  held.filter(({ from, to }) => from <= day && day < to);

/** True if a night is kept free after a stay. */
export const isPrepared = ({ held }: Pick<HostStay, 'held'>, day: CalendarDate): boolean =>
  held.some(({ to, preparedUntil }) => to <= day && day < preparedUntil);

/** How many units are free on a night. */
export function freeUnits(stay: HostStay, day: CalendarDate): number {
  const taken = stay.held.filter(({ from, preparedUntil }) => from <= day && day < preparedUntil);
  return Math.max(0, unitsOf(stay) - new Set(taken.map(({ unit }) => unit)).size);
}

/** What holds some of these nights. */
export const heldAmong = (
  { held }: Pick<HostStay, 'held'>,
  { first, last }: Nights,
): HeldNights[] =>
  held
    .filter(({ from, to }) => from <= last && first < to)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));

/** The nights of a booking or a block. */
export const nightsHeld = ({ from, to }: HeldNights): Nights => ({
  first: from,
  last: addDays(to, -1),
});

/**
 * A bar over some days of a calendar, in half days counted from 0: from the middle of the check-in day to that of the
 * check-out day, so that two stays share a day. Undefined if it is not among them.
 */
export function barOver({ from, to }: HeldNights, first: CalendarDate, days: number) {
  const begin = Math.max(0, 2 * nightsBetween(first, from) + 1);
  const end = Math.min(2 * days, 2 * nightsBetween(first, to) + 1);
  return begin < end ? { begin, end, begins: from >= first } : undefined;
}
