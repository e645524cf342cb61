import { expect, test } from 'vitest';
import type { SearchedDays } from '#domain/bookings/searched-days.ts';
import { bookedProperty, bookingLink } from './booking-link.ts';
import { daysIn, withDays } from './stay-days.ts';

test('the address of a booking names its property', () => {
  expect(bookingLink('a b')).toBe('/booking?property=a+b');
  expect(bookedProperty('?property=a+b')).toBe('a b');
  expect(bookedProperty('')).toBeUndefined();
});

test('the address of a booking can carry its days', () => {
  const days = { from: '2026-12-12', to: '2026-12-15' } as SearchedDays;
  const link = bookingLink('a b', days);
  expect(link).toBe('/booking?property=a+b&from=2026-12-12&to=2026-12-15');
  expect(daysIn(new URL(link, 'http://localhost').search)).toEqual(days);
  expect(withDays('/property/1', days)).toBe('/property/1?from=2026-12-12&to=2026-12-15');
  expect(withDays('/property/1', undefined)).toBe('/property/1');
  expect(daysIn('?from=tomorrow&to=2026-02-30')).toEqual({});
});
