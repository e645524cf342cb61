import { expect, test } from 'vitest';
import { formatInstant, formatInstantDate, isChangedSince, parseInstant } from './instant.ts';

test.each([
  ['2026-11-21T14:30', '2026-11-21T14:30:00.000Z'],
  ['2026-11-21T14:30:15', '2026-11-21T14:30:15.000Z'],
  ['2026-11-21 14:30', '2026-11-21T14:30:00.000Z'],
  ['2026-11-21T14:30:00.250Z', '2026-11-21T14:30:00.250Z'],
  ['2026-11-21T14:30:00+02:00', '2026-11-21T12:30:00.000Z'],
  ['2026-11-21T14:30-0530', '2026-11-21T20:00:00.000Z'],
  [' 2026-11-21 ', '2026-11-21T00:00:00.000Z'],
])('%j is the moment %s', (text, iso) => {
  expect(parseInstant(text)).toBe(iso);
});

test.each([
  '',
  'tomorrow',
  '2026-02-30T10:00',
  '2026-11-21T24:00',
  '2026-11-21T10:60',
  '2026-11-21Z',
  '1763735400000',
  '21 Nov 2026',
  'on 2026-11-21',
  '2026-11-21 or so',
])('%j is not a moment', (text) => {
  expect(parseInstant(text)).toBeUndefined();
});

test.each([
  [undefined, false],
  ['2026-11-21T14:30:00.000Z', false],
  ['2026-11-21T15:30:00.000+01:00', false],
  ['2026-11-21T14:30:00.001Z', true],
])('what was read at %j has changed: %s', (expected, changed) => {
  expect(isChangedSince(expected, new Date('2026-11-21T14:30:00Z'))).toBe(changed);
});

test('moments are written as people read them', () => {
  expect(formatInstant('2026-11-21T14:30:15.000Z')).toBe('Sat 21 Nov 2026, 14:30');
  expect(formatInstantDate('2026-11-21T23:30:00.000Z')).toBe('21 Nov 2026');
  expect(formatInstant('soon')).toBe('');
  expect(formatInstantDate('soon')).toBe('');
});
