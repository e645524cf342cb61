import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../values/calendar-date.ts';
import { sideOf } from './permissions.ts';
import { mayReview, reviewsShowOn } from './rules.ts';

const day = (text: string) => text as CalendarDate;
const CHECK_OUT = day('2026-12-01');

describe('the days to review a stay', () => {
  test.each([
    ['2026-11-30', false],
    ['2026-12-01', true],
    ['2026-12-14', true],
    ['2026-12-15', false],
  ])('on %s: %s', (today, may) => {
    expect(mayReview({ status: 'completed', checkOut: CHECK_OUT }, day(today))).toBe(may);
    // Stored as confirmed until somebody asks.
    expect(mayReview({ status: 'confirmed', checkOut: CHECK_OUT }, day(today))).toBe(may);
  });

  test('nobody reviews a stay that was cancelled', () => {
    expect(mayReview({ status: 'cancelled', checkOut: CHECK_OUT }, CHECK_OUT)).toBe(false);
  });

  test('reviews show 14 days after check-out', () => {
    expect(reviewsShowOn(CHECK_OUT)).toBe('2026-12-15');
  });
});

test('guest and host have a side, others have none', () => {
  const parties = { guestId: 'esi', listerId: 'naa' };
  const viewer = (userId: string) => ({ userId, role: 'Customer' as const, sessionId: '' });
  expect(sideOf(viewer('esi'), parties)).toBe('guest');
  expect(sideOf(viewer('naa'), parties)).toBe('host');
  expect(sideOf(viewer('kofi'), parties)).toBeUndefined();
  expect(sideOf(null, parties)).toBeUndefined();
});
