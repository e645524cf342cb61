import { expect, test } from 'vitest';
import { KEY_LIFE_HOURS } from '../idempotency/idempotency.ts';
import { isTooOld, UNSENT_DAYS } from './unsent.ts';

const DAY = 24 * 60 * 60 * 1000;

test('what was written offline can be sent for a week', () => {
  expect(isTooOld({ writtenAt: 0 }, 7 * DAY)).toBe(false);
  expect(isTooOld({ writtenAt: 0 }, 7 * DAY + 1)).toBe(true);
});

// §2.1/15
test('the server remembers its key for longer than that', () => {
  expect(KEY_LIFE_HOURS).toBeGreaterThan(UNSENT_DAYS * 24);
});
