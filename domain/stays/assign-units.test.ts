import { expect, test } from 'vitest';
import { addDays, type CalendarDate, nightsBetween } from '../values/calendar-date.ts';
import { assignUnit, fullNights, packUnits, type UnitHeld } from './assign-units.ts';

const TODAY = '2026-12-01' as CalendarDate;
const day = (days: number) => addDays(TODAY, days);
const held = (id: string, unit: number, from: number, to: number): UnitHeld => ({
  id,
  unit,
  from: day(from),
  to: day(to),
});

// §2.12/35
test('nights go to a unit that is free', () => {
  expect(assignUnit([held('a', 1, 2, 5)], held('', 0, 4, 6), 2, TODAY)).toEqual({
    unit: 2,
    moves: [],
  });
});

test('stays that have not begun move to make room for what fits', () => {
  const taken = [held('a', 1, 1, 3), held('b', 2, 3, 6)];
  const room = assignUnit(taken, { from: day(1), to: day(6) }, 2, TODAY);
  expect(room).toEqual({ unit: 2, moves: [{ id: 'b', unit: 1 }] });
});

test('a stay that has begun never moves', () => {
  const taken = [held('a', 2, -1, 3), held('b', 1, 3, 6)];
  const room = assignUnit(taken, { from: day(0), to: day(6) }, 2, TODAY);
  expect(room).toEqual({ unit: 1, moves: [{ id: 'b', unit: 2 }] });
});

test('fewer units are enough only without a stay that has begun in one of the others', () => {
  expect(packUnits([held('a', 2, 1, 3)], 1, TODAY)).toEqual([{ id: 'a', unit: 1 }]);
  expect(packUnits([held('a', 2, -1, 3)], 1, TODAY)).toBeUndefined();
});

test('nights are full where each unit is taken, and those of stays that follow each other too', () => {
  const taken = [held('a', 1, 0, 3), held('b', 1, 3, 5), held('c', 2, 2, 4)];
  const ranges = (units: number) =>
    fullNights(taken, units).map(({ from, to }) => [
      nightsBetween(TODAY, from),
      nightsBetween(TODAY, to),
    ]);
  expect(ranges(2)).toEqual([
    [2, 3],
    [3, 4],
  ]);
  expect(ranges(3)).toEqual([]);
});

/** A repeatable sequence of numbers below `max`. */
function numbers(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * max);
  };
}

test.each([1, 3, 30])(
  'of random stays in %i units, exactly those are refused that do not fit',
  (units) => {
    const below = numbers(units);
    for (let round = 0; round < 40; round += 1) {
      let taken: UnitHeld[] = [];
      let today = TODAY;
      for (let step = 0; step < 60; step += 1) {
        if (below(10) === 0) today = addDays(today, below(4));
        if (below(5) === 0) taken = taken.filter(({ from }) => from <= today || below(4) > 0);
        const from = addDays(today, below(20));
        const wanted = { from, to: addDays(from, 1 + below(9)) };
        const room = assignUnit(taken, wanted, units, today);
        expect(room !== undefined).toBe(fits(taken, wanted, units));
        if (!room) continue;
        const began = taken.filter(({ from }) => from <= today);
        taken = taken.map((each) => ({
          ...each,
          unit: room.moves.find(({ id }) => id === each.id)?.unit ?? each.unit,
        }));
        for (const before of began) expect(taken).toContainEqual(before);
        taken.push({ ...wanted, id: `${round}-${step}`, unit: room.unit });
        expect(overlaps(taken)).toEqual([]);
      }
    }
  },
);

/** The naive model: on each night fewer units are taken than there are. */
function fits(
  taken: readonly UnitHeld[],
  { from, to }: { from: CalendarDate; to: CalendarDate },
  units: number,
) {
  for (let night = from; night < to; night = addDays(night, 1)) {
    if (taken.filter((each) => each.from <= night && night < each.to).length >= units) return false;
  }
  return true;
}

const overlaps = (taken: readonly UnitHeld[]) =>
  taken.filter((a) =>
    taken.some((b) => a !== b && a.unit === b.unit && a.from < b.to && b.from < a.to),
  );
