import { expect, test } from 'vitest';
import type { CalendarDate } from '../values/calendar-date.ts';
import { findClashes } from './clashes.ts';

const nights = (from: number, to: number) => ({
  from: `2026-12-${String(from).padStart(2, '0')}` as CalendarDate,
  to: `2026-12-${String(to).padStart(2, '0')}` as CalendarDate,
});
const clashes = (
  units: number,
  sold: {
    bookings: ReturnType<typeof nights>[];
    blocks?: ReturnType<typeof nights>[];
    imported: ReturnType<typeof nights>[];
  },
) =>
  findClashes({ blocks: [], ...sold }, units).map(({ booking, imported }) => [
    booking.from.slice(8),
    imported.from.slice(8),
  ]);

// §2.12/48
test('of one unit, each night sold here and there is a clash', () => {
  const bookings = [nights(1, 4), nights(4, 6)];
  expect(clashes(1, { bookings, imported: [nights(3, 5)] })).toEqual([
    ['01', '03'],
    ['04', '03'],
  ]);
  expect(clashes(1, { bookings, imported: [nights(6, 8)] })).toEqual([]);
});

test('of several units, only nights on which more are sold than there are', () => {
  const bookings = [nights(1, 4), nights(10, 14)];
  expect(clashes(2, { bookings, imported: [nights(2, 5)] })).toEqual([]);
  expect(clashes(2, { bookings, imported: [nights(2, 5), nights(3, 6)] })).toEqual([
    ['01', '02'],
    ['01', '03'],
  ]);
  expect(clashes(2, { bookings, blocks: [nights(13, 15)], imported: [nights(12, 16)] })).toEqual([
    ['10', '12'],
  ]);
  // Beyond the units only where no booking of ours is.
  expect(
    clashes(2, { bookings: [nights(1, 3)], imported: [nights(2, 6), nights(4, 6), nights(4, 6)] }),
  ).toEqual([]);
});
