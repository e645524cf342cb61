import { isOverlapping } from '#domain/stays/assign-units.ts';
import type { HeldNights, ImportedNights } from '#domain/stays/schema.ts';
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

/** What takes nights: held here, or sold by another site. */
export type TakenNights = HeldNights | ImportedNights;

/** Whether nights that another site sold are held here too, perhaps by a booking. */
export const isTwice = (
  nights: ImportedNights,
  { held }: Pick<HostStay, 'held'>,
  by?: HeldNights['kind'],
): boolean =>
  held.some((each) => (by === undefined || each.kind === by) && isOverlapping(each, nights));

/** Nights that other sites sold, without those that they only repeat of ours. */
export const importedTo = (stay: Pick<HostStay, 'held' | 'imported'>): ImportedNights[] =>
  stay.imported.filter((each) => !each.repeats || !isTwice(each, stay));

/** What takes a night, preparation after a stay not among it. */
export const takenOn = (
  stay: Pick<HostStay, 'held' | 'imported'>,
  day: CalendarDate,
): TakenNights[] =>
  [...stay.held, ...importedTo(stay)].filter(({ from, to }) => from <= day && day < to);

/** True if a night is kept free after a stay. */
export const isPrepared = ({ held }: Pick<HostStay, 'held'>, day: CalendarDate): boolean =>
  held.some(({ to, preparedUntil }) => to <= day && day < preparedUntil);

/** How many units are free on a night. */
export function freeUnits(stay: HostStay, day: CalendarDate): number {
  const taken = stay.held.filter(({ from, preparedUntil }) => from <= day && day < preparedUntil);
  const sold = stay.imported.filter(({ from, to }) => from <= day && day < to);
  return Math.max(0, unitsOf(stay) - new Set(taken.map(({ unit }) => unit)).size - sold.length);
}

/** Each in the first line, from 1 on, in which nothing takes the same nights. */
export function inLanes(taken: readonly TakenNights[]): { each: TakenNights; lane: number }[] {
  const lanes: TakenNights[][] = [];
  return taken.map((each) => {
    const free = lanes.findIndex((lane) => !lane.some((other) => isOverlapping(other, each)));
    const at = free === -1 ? lanes.length : free;
    lanes[at] = [...(lanes[at] ?? []), each];
    return { each, lane: at + 1 };
  });
}

/** What takes some of these nights. */
export const takenAmong = (
  stay: Pick<HostStay, 'held' | 'imported'>,
  { first, last }: Nights,
): TakenNights[] =>
  [...stay.held, ...importedTo(stay)]
    .filter(({ from, to }) => from <= last && first < to)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));

/** The nights of a booking, a block or another site's. */
export const nightsTaken = ({ from, to }: TakenNights): Nights => ({
  first: from,
  last: addDays(to, -1),
});

/**
 * A bar over some days of a calendar, in half days counted from 0: from the middle of the check-in day to that of the
 * check-out day, so that two stays share a day. Undefined if it is not among them.
 */
export function barOver({ from, to }: TakenNights, first: CalendarDate, days: number) {
  const begin = Math.max(0, 2 * nightsBetween(first, from) + 1);
  const end = Math.min(2 * days, 2 * nightsBetween(first, to) + 1);
  return begin < end ? { begin, end, begins: from >= first } : undefined;
}
