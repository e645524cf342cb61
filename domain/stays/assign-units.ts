import { type CalendarDate, compare } from '../values/calendar-date.ts';

/** Nights from `from` on, free again at `to`. */
export interface NightsRange {
  from: CalendarDate;
  to: CalendarDate;
}

/** Something that holds nights of one of the equal units. */
export interface UnitHeld extends NightsRange {
  id: string;
  unit: number;
}

/** Whatever moves to another unit, so that everything fits. */
export type Moves = { id: string; unit: number }[];

/**
 * The unit for more nights, and what moves to make room: units are equal, so what has not begun may
 * move, and nights are refused only where each unit is taken on one of them. What has begun stays.
 * @returns undefined if they do not fit.
 */
export function assignUnit(
  held: readonly UnitHeld[],
  wanted: NightsRange,
  units: number,
  today: CalendarDate,
): { unit: number; moves: Moves } | undefined {
  const isFree = (unit: number) =>
    !held.some((each) => each.unit === unit && isOverlapping(each, wanted));
  for (let unit = 1; unit <= units; unit += 1) if (isFree(unit)) return { unit, moves: [] };
  const packed = packUnits([...held, { ...wanted, id: WANTED, unit: 1 }], units, today);
  if (!packed) return undefined;
  return {
    unit: packed.find(({ id }) => id === WANTED)?.unit ?? 1,
    moves: packed.filter(({ id }) => id !== WANTED),
  };
}

const WANTED = '';

/**
 * Fits everything into some units, by the earliest first, which needs the fewest units; each keeps
 * its unit where it can.
 * @returns what moves; undefined if they do not fit.
 */
export function packUnits(
  held: readonly UnitHeld[],
  units: number,
  today: CalendarDate,
): Moves | undefined {
  const takenUntil = new Map<number, CalendarDate>();
  const isOpen = (unit: number, from: CalendarDate) => {
    const until = takenUntil.get(unit);
    return unit <= units && (until === undefined || compare(until, from) <= 0);
  };
  const moves: Moves = [];
  const inTurn = held
    .filter(({ to }) => compare(to, today) > 0)
    .sort(
      (a, b) => Number(hasBegun(b, today)) - Number(hasBegun(a, today)) || compare(a.from, b.from),
    );
  for (const each of inTurn) {
    const unit = isOpen(each.unit, each.from) ? each.unit : firstOpen(units, each.from, isOpen);
    if (unit === undefined || (hasBegun(each, today) && unit !== each.unit)) return undefined;
    takenUntil.set(unit, each.to);
    if (unit !== each.unit || each.id === WANTED) moves.push({ id: each.id, unit });
  }
  return moves;
}

function firstOpen(
  units: number,
  from: CalendarDate,
  isOpen: (unit: number, from: CalendarDate) => boolean,
): number | undefined {
  for (let unit = 1; unit <= units; unit += 1) if (isOpen(unit, from)) return unit;
  return undefined;
}

const hasBegun = ({ id, from }: UnitHeld, today: CalendarDate) =>
  id !== WANTED && compare(from, today) <= 0;

/** True if they have a night in common. */
export const isOverlapping = (a: NightsRange, b: NightsRange) =>
  compare(a.from, b.to) < 0 && compare(b.from, a.to) < 0;

/** The nights on which every unit is taken, as ranges in order. */
export function fullNights(held: readonly NightsRange[], units: number): NightsRange[] {
  const steps = held
    .flatMap(({ from, to }) => [
      { day: from, by: 1 },
      { day: to, by: -1 },
    ])
    .sort((a, b) => compare(a.day, b.day) || a.by - b.by);
  const full: NightsRange[] = [];
  let taken = 0;
  let since: CalendarDate | undefined;
  for (const { day, by } of steps) {
    taken += by;
    if (taken >= units) since ??= day;
    else if (since !== undefined) {
      if (compare(since, day) < 0) full.push({ from: since, to: day });
      since = undefined;
    }
  }
  return full;
}
