import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

// §2.9/23
test('a cursor is read back as it was written, and fits into an address', () => {
  const cursor = { sort: 'price-asc', values: ['125050', '0192f0c4-7e8b-7000-8000-000000000001'] };
  const text = writeCursor(cursor);
  expect(text).toMatch(/^[\w-]+$/);
  expect(readCursor(text)).toEqual(cursor);
});

const wrong = (content: unknown) => btoa(JSON.stringify(content));
test.each([
  ['', undefined],
  ['%%%', undefined],
  ['bmV3', undefined],
  [wrong({ sort: 'newest' }), undefined],
  [wrong([]), undefined],
  [wrong(['newest', 1]), undefined],
  [wrong(['newest', null]), undefined],
  [wrong(['newest', 'x'.repeat(41)]), undefined],
  [wrong(['newest', '1', '2', '3', '4', '5', '6', '7']), undefined],
  ['a'.repeat(10_000), undefined],
])('%j is not a cursor', (text, cursor) => {
  expect(readCursor(text)).toBe(cursor);
});
