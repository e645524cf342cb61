import { expect, test } from 'vitest';
import { bookedProperty, bookingLink } from './booking-link.ts';

test('the address of a booking names its property', () => {
  expect(bookingLink('a b')).toBe('/booking?property=a+b');
  expect(bookedProperty('?property=a+b')).toBe('a b');
  expect(bookedProperty('')).toBeUndefined();
});
