import { expect, test } from 'vitest';
import { waitText } from './wait-text.ts';

test.each([
  [0, '1 second'],
  [1, '1 second'],
  [41.2, '42 seconds'],
  [60, '60 seconds'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [3541, '1 hour'],
  [3600, '1 hour'],
  [3601, '2 hours'],
])('a wait of %d seconds is rounded up to %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(`Too many attempts. You can try again in ${text}.`);
});
