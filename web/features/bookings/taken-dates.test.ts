import { expect, test } from 'vitest';
import { parseCalendarDate } from '#domain/values/calendar-date.ts';
import { isNightOf, overlaps, partTaken } from './taken-dates.ts';

function day(text: string) {
  const date = parseCalendarDate(text);
  if (!date) throw new Error('no date');
  return date;
}
const dates = (from: string, to: string) => ({ checkIn: day(from), checkOut: day(to) });

const taken = dates('2026-12-03', '2026-12-06');

test.each([
  ['2026-12-01', '2026-12-03', false],
  ['2026-12-01', '2026-12-04', true],
  ['2026-12-04', '2026-12-05', true],
  ['2026-12-01', '2026-12-09', true],
  ['2026-12-05', '2026-12-08', true],
  ['2026-12-06', '2026-12-08', false],
])('%s to %s overlaps a stay from the 3rd to the 6th: %s', (from, to, expected) => {
  expect(overlaps(dates(from, to), taken)).toBe(expected);
  expect(overlaps(taken, dates(from, to))).toBe(expected);
});

test.each([
  ['2026-12-02', false],
  ['2026-12-03', true],
  ['2026-12-05', true],
  ['2026-12-06', false],
])('the night of %s belongs to that stay: %s', (date, expected) => {
  expect(isNightOf([taken], day(date))).toBe(expected);
});

// §2.12/7
test('a guest’s own stay is not counted among those of others', () => {
  const theirs = dates('2026-12-06', '2026-12-10');
  expect(partTaken([taken, theirs], [taken])).toEqual({ own: [taken], others: [theirs] });
});

test('nights kept free after a guest’s own stay are taken, and so are those around it', () => {
  const prepared = dates('2026-12-03', '2026-12-08');
  expect(partTaken([prepared], [taken])).toEqual({
    own: [taken],
    others: [dates('2026-12-06', '2026-12-08')],
  });
});
