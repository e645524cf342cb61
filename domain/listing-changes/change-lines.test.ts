import { expect, test } from 'vitest';
import { changeLines } from './change-lines.ts';

test.each([
  [{ price: 1200 }, { price: 900 }, ['Price', '₵900.00 (was ₵1,200.00)']],
  [{ status: 'available' }, { status: 'rented' }, ['Status', 'Rented (was Available)']],
  [{ photos: 'a1, b2' }, { photos: 'a1' }, ['Photos', '1 (was 2)']],
  [{ photos: 'a1, b2' }, { photos: 'b2, a1' }, ['Photos', 'changed']],
  [{ video: 'a1' }, { video: null }, ['Video', 'nothing (was a video)']],
  [{ bedrooms: 2 }, {}, ['Bedrooms', 'nothing (was 2)']],
  [{ description: '' }, { description: 'Long '.repeat(50) }, ['Description', 'changed']],
  [
    { pause: null },
    { pause: 'by-lister' },
    ['Shown in lists', 'no, paused by its lister (was yes)'],
  ],
] as const)('a change from %j to %j is told in one line', (before, after, line) => {
  expect(changeLines('property', { before, after })).toEqual([line]);
});

test('a change of what no form asks for is not told', () => {
  expect(changeLines('car', { before: {}, after: { nearPlace: 'Osu' } })).toEqual([]);
});
