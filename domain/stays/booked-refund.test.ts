import { expect, test } from 'vitest';
import type { CalendarDate } from '../values/calendar-date.ts';
import { sayRefundNow } from './booked-refund.ts';

const day = (text: string) => text as CalendarDate;

const booking = {
  checkIn: day('2026-12-20'),
  checkOut: day('2026-12-24'),
  nightPrices: [250, 250, 250, 250],
  total: 1000,
  cancellationPolicy: 'moderate' as const,
  createdAt: '2026-11-01T08:00:00.000Z',
};

// §2.12/36
test.each([
  ['2026-12-15', 'If you cancel now, all of ₵1,000.00 is refunded or need not be paid.'],
  ['2026-12-16', 'If you cancel now, ₵375.00 of ₵1,000.00 is refunded or need not be paid.'],
])('a guest who cancels on %s is told what comes back', (on, sentence) => {
  expect(sayRefundNow(booking, day(on))).toBe(sentence);
});

test('a guest is told when nothing comes back', () => {
  expect(sayRefundNow({ ...booking, cancellationPolicy: 'firm' }, day('2026-12-19'))).toBe(
    'If you cancel now, nothing is refunded, and the price remains due.',
  );
});

test('a booking without a policy says until when it can be cancelled, not what comes back', () => {
  expect(sayRefundNow({ ...booking, cancellationPolicy: null }, day('2026-12-01'))).toBeUndefined();
});

test('nights of several prices come back at theirs', () => {
  const mixed = { ...booking, nightPrices: [200, 200, 200, 400] };
  expect(sayRefundNow(mixed, day('2026-12-18'))).toBe(
    'If you cancel now, ₵400.00 of ₵1,000.00 is refunded or need not be paid.',
  );
});
