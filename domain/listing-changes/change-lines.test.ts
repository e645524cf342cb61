import { expect, test } from 'vitest';
import { changeLines } from './change-lines.ts';

test.each([
  [{ price: 1200 }, { price: 900 }, ['Price', '₵900.00, before ₵1,200.00']],
  [{ status: 'available' }, { status: 'rented' }, ['Status', 'Rented, before Available']],
  [{ photos: 'a1, b2' }, { photos: 'a1' }, ['Photos', '1, before 2']],
  [{ photos: 'a1, b2' }, { photos: 'b2, a1' }, ['Photos', 'changed']],
  [{ video: 'a1' }, { video: null }, ['Video', 'nothing, before a video']],
  [{ bedrooms: 2 }, {}, ['Bedrooms', 'nothing, before 2']],
  [{ description: '' }, { description: 'Long '.repeat(50) }, ['Description', 'changed']],
  [
    { pause: null },
    { pause: 'by-lister' },
    ['In the lists', 'No, paused by its lister, before Yes'],
  ],
] as const)('%j that becomes %j', (before, after, line) => {
  expect(changeLines('property', { before, after })).toEqual([line]);
});

test('what no form asks for is not told', () => {
  expect(changeLines('car', { before: {}, after: { nearPlace: 'Osu' } })).toEqual([]);
});
