import { expect, test } from 'vitest';
import type { CalendarDate } from '../values/calendar-date.ts';
import { keptWords, weekOf } from './kept-words.ts';

// §2.21/34
test.each([
  ['  Penthouse   with HELIPAD, please! ', 'penthouse with helipad please'],
  ['Kɔforidua élan', 'koforidua elan'],
  ['land 70x100', 'land 70x100'],
  ['corolla 2014 under 150,000', 'corolla 2014 under 150,000'],
  ['a/c', 'a/c'],
])('%j is kept as “%s”', (search, words) => {
  expect(keptWords(search)).toBe(words);
});

// §2.21/34
test.each([
  'ama.mensah@example.com',
  'house of ama @ example',
  'ama mensah at gmail dot com',
  'call 0244 123 456',
  '+233-24-412-3456',
  'GHA-123456789-0',
  'GA-183-8164',
  'https://example.com/house',
  'x'.repeat(101),
  '🏠',
  ' ... ',
  '',
])('nothing is kept of %j', (search) => {
  expect(keptWords(search)).toBeUndefined();
});

test.each([
  ['2026-11-28', '2026-11-23'],
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2025-12-31', '2025-12-29'],
])('the week of %s begins on %s', (day, monday) => {
  expect(weekOf(day as CalendarDate)).toBe(monday);
});
