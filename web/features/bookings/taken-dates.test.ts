import { expect, test } from 'vitest';
import { parseCalendarDate } from '#domain/calendar-date.ts';
import { joinTaken, overlaps, takenText } from './taken-dates.ts';

function dates(from: string, to: string) {
  const [checkIn, checkOut] = [parseCalendarDate(from), parseCalendarDate(to)];
  if (!checkIn || !checkOut) throw new Error('no dates');
  return { checkIn, checkOut };
}

const taken = dates('2026-12-03', '2026-12-06');

test.each([
  ['2026-12-01', '2026-12-03', false],
  ['2026-12-01', '2026-12-04', true],
  ['2026-12-04', '2026-12-05', true],
  ['2026-12-01', '2026-12-09', true],
  ['2026-12-05', '2026-12-08', true],
  ['2026-12-06', '2026-12-08', false],
])('%s to %s meets a stay from the 3rd to the 6th: %s', (from, to, expected) => {
  expect(overlaps(dates(from, to), taken)).toBe(expected);
  expect(overlaps(taken, dates(from, to))).toBe(expected);
});

test('stays without a free night between them are one', () => {
  const joined = joinTaken([
    taken,
    dates('2026-12-06', '2026-12-10'),
    dates('2026-12-12', '2026-12-13'),
  ]);
  expect(joined.map(takenText)).toEqual([
    '3 Dec 2026 to 10 Dec 2026',
    '12 Dec 2026 to 13 Dec 2026',
  ]);
});
