import { describe, expect, test } from 'vitest';
import { quoteStay } from '../stays/quote.ts';
import { type CalendarDate, parseCalendarDate } from '../values/calendar-date.ts';
import { pesewas } from '../values/money.ts';
import { latestDates } from './bookable-dates.ts';
import { messageToGuest } from './hosted-messages.ts';
import { DEFAULT_BOOKING_LIMITS } from './limits.ts';
import { messageToHost } from './own-messages.ts';
import { canBook, canCancelBooking } from './permissions.ts';
import { displayedPrice } from './quote.ts';
import { answerBy, hasLapsed } from './requests.ts';
import {
  bookingFailure,
  checkBooking,
  earliestDates,
  isBookable,
  lastDayToCancel,
} from './rules.ts';
import { BookingBody } from './schema.ts';
import {
  accept,
  cancel,
  cancelAsHost,
  complete,
  confirm,
  decline,
  isActive,
  isOnlyRequested,
} from './state.ts';

function day(text: string): CalendarDate {
  const date = parseCalendarDate(text);
  if (!date) throw new Error(`no such day: ${text}`);
  return date;
}

const today = day('2026-11-20');
const ADDRESS = 'Please use a name without a web address, with a space after each dot.';
const form = {
  fullName: 'Ama Mensah',
  email: 'ama@example.com',
  phoneNumber: '+233 24 412 3456',
  checkIn: '2026-11-21',
  checkOut: '2026-11-24',
};

describe('checkBooking', () => {
  const limits = DEFAULT_BOOKING_LIMITS;
  const guest = { today, signedIn: true, limits };
  const visitor = { today, signedIn: false, limits };
  const login = 'You must be logged in to make a booking. Redirecting to login...';

  // §5/35, §5/37, §5/38, §5/40
  test.each([
    [
      { fullName: '', phoneNumber: 'x', checkOut: '2026-11-01' },
      visitor,
      'All fields are required.',
    ],
    [{ checkOut: '', phoneNumber: 'x' }, visitor, 'All fields are required.'],
    [{ phoneNumber: '123456', checkOut: '2026-11-01' }, visitor, 'Invalid phone number format.'],
    [{ checkOut: '2026-11-21' }, visitor, 'Check-out date must be later than check-in date.'],
    [{ checkOut: '2026-11-20' }, visitor, 'Check-out date must be later than check-in date.'],
    [{}, visitor, login],
    [{ checkIn: '2026-11-19' }, guest, 'Check-in date can’t be before today.'],
    [
      { checkIn: '2028-05-21', checkOut: '2028-05-22' },
      guest,
      'You can book up to 18 months ahead.',
    ],
    [{ checkOut: '2027-02-20' }, guest, 'A stay can be up to 90 nights.'],
    [
      { checkOut: '2026-11-23' },
      { ...guest, limits: { ...limits, maxNights: 1 } },
      'A stay can be up to 1 night.',
    ],
    [{ fullName: 'Free rooms at evil.com' }, guest, ADDRESS],
    [{ fullName: 'x'.repeat(61) }, guest, 'Please use 60 characters or fewer.'],
    [{ email: 'ama' }, guest, 'Invalid email address'],
    [{ checkIn: '2026-02-30' }, guest, 'Please enter a valid date.'],
  ])('refuses %j for %j with “%s”', (change, who, message) => {
    expect(checkBooking({ ...form, ...change }, who)).toMatchObject({ ok: false, message });
  });

  test.each([
    {},
    { checkIn: '2026-11-20' },
    { checkOut: '2027-02-19' },
    { checkIn: '2028-05-20', checkOut: '2028-08-18' },
  ])('accepts %j', (change) => {
    expect(checkBooking({ ...form, ...change }, guest)).toEqual({ ok: true });
  });

  test('names every missing field, in the order of the form', () => {
    const check = checkBooking({ ...form, email: ' ', checkIn: '' }, guest);
    expect(check.ok ? [] : Object.keys(check.fields)).toEqual(['checkIn', 'email']);
  });
});

// §2.12/6
test('the date pickers start at today and at the check-in date', () => {
  expect(earliestDates(today, undefined)).toEqual({ checkIn: today, checkOut: today });
  expect(earliestDates(today, day('2026-12-01'))).toEqual({
    checkIn: today,
    checkOut: '2026-12-01',
  });
});

// §2.12/18
test('the date pickers end at the last days that can be booked', () => {
  const limits = DEFAULT_BOOKING_LIMITS;
  expect(latestDates(today, undefined, limits)).toEqual({
    checkIn: '2028-05-20',
    checkOut: '2028-08-18',
  });
  expect(latestDates(today, day('2026-12-01'), limits).checkOut).toBe('2027-03-01');
});

test.each([
  ['Short-Stay', 'available', true],
  ['Short-Stay', 'rented', false],
  ['Short-Stay', 'sold', false],
  ['PropertyRentals', 'available', false],
  ['PropertySales', 'available', false],
] as const)('a %s that is %s can be booked: %s', (propertyType, status, bookable) => {
  expect(isBookable({ propertyType, status })).toBe(bookable);
});

describe('the price', () => {
  test('is the nightly price for one night', () => {
    const stay = { checkIn: day('2026-11-21'), checkOut: day('2026-11-22') };
    expect(quoteStay(pesewas(45_050), null, stay, today)).toMatchObject({
      nights: 1,
      total: 45_050,
    });
  });

  test('is the nightly price times the nights, broken down into lines', () => {
    const stay = { checkIn: day('2026-11-21'), checkOut: day('2026-11-24') };
    expect(quoteStay(pesewas(45_050), null, stay, today)).toMatchObject({
      nights: 3,
      nightlyPrice: 45_050,
      lines: [{ label: '3 nights × ₵450.50', amount: 135_150 }],
      total: 135_150,
    });
  });

  test('does not exist without a night', () => {
    const stay = { checkIn: today, checkOut: today };
    expect(quoteStay(pesewas(1), null, stay, today)).toBeUndefined();
  });

  // §9/36
  test.each([
    [450, '₵4,500.00 for 10 nights'],
    ['1,250.50', '₵12,505.00 for 10 nights'],
    [undefined, 'Price not available'],
    ['', 'Price not available'],
    ['on request', 'Invalid Price'],
    [9e13, 'Invalid Price'],
  ])('is shown for %j as %s before dates are chosen', (price, text) => {
    expect(displayedPrice(price)).toBe(text);
  });
});

describe('the call', () => {
  const propertyId = '0199d2a4-7c5b-7d3e-8f00-abcdef012345';

  // §3/13
  test('normalises what people type', () => {
    expect(BookingBody.parse({ ...form, propertyId, email: 'Ama@Example.com' })).toEqual({
      ...form,
      propertyId,
      phoneNumber: '+233244123456',
    });
  });

  test.each([
    [{ fullName: ' ' }, 'All fields are required.'],
    [{ fullName: 'www.evil.com' }, ADDRESS],
    [{ checkIn: undefined }, 'All fields are required.'],
    [{ phoneNumber: '12' }, 'Invalid phone number format.'],
    [{ checkIn: '2026-02-30' }, 'Please enter a valid date.'],
    [{ checkIn: '2026-11-21T00:00:00Z' }, 'Please enter a valid date.'],
  ])('refuses %j with “%s”', (change, message) => {
    const result = BookingBody.safeParse({ ...form, propertyId, ...change });
    expect(result.error?.issues[0]?.message).toBe(message);
  });
});

describe('a booking', () => {
  const stay = { checkIn: day('2026-11-21'), checkOut: day('2026-11-24') };
  const confirmed = { ...stay, status: 'confirmed' } as const;
  const cancelled = { ...stay, status: 'cancelled' } as const;
  const completed = { ...stay, status: 'completed' } as const;

  test('is confirmed at first', () => {
    expect(confirm()).toEqual({ ok: true, status: 'confirmed' });
  });

  test('can be cancelled until the day before check-in', () => {
    expect(cancel(confirmed, lastDayToCancel(stay.checkIn))).toEqual({
      ok: true,
      status: 'cancelled',
    });
    expect(cancel(confirmed, stay.checkIn)).toEqual({
      ok: false,
      message: 'You can cancel a booking until the day before check-in.',
    });
  });

  test('can be completed from the day of check-out', () => {
    expect(complete(confirmed, day('2026-11-23')).ok).toBe(false);
    expect(complete(confirmed, stay.checkOut)).toEqual({ ok: true, status: 'completed' });
  });

  test.each([cancelled, completed])('cannot change again after %j', (booking) => {
    expect(cancel(booking, today).ok).toBe(false);
    expect(complete(booking, stay.checkOut).ok).toBe(false);
  });

  test('counts as active while it is confirmed, until check-out', () => {
    expect(isActive(confirmed, day('2026-11-23'))).toBe(true);
    expect(isActive(confirmed, stay.checkOut)).toBe(false);
    expect(isActive(cancelled, today)).toBe(false);
  });
});

// §2.12/40
describe('a request', () => {
  const dates = { checkIn: day('2026-11-21'), checkOut: day('2026-11-24') };
  const request = { ...dates, status: 'requested' as const };

  test('is accepted, declined, or withdrawn even on the day of check-in', () => {
    expect(accept(request)).toEqual({ ok: true, status: 'confirmed' });
    expect(decline(request)).toEqual({ ok: true, status: 'declined' });
    expect(cancel(request, request.checkIn)).toEqual({ ok: true, status: 'cancelled' });
    expect(isActive(request, today)).toBe(true);
  });

  test('is neither cancelled by its host nor completed', () => {
    expect(cancelAsHost(request, today).ok).toBe(false);
    expect(complete(request, request.checkOut).ok).toBe(false);
  });

  test.each([
    ['confirmed', 'This request is already accepted.'],
    ['cancelled', 'This booking is already cancelled.'],
    ['completed', 'This stay is already completed.'],
    ['declined', 'This request is already declined.'],
    ['expired', 'This request has expired.'],
  ] as const)('that is %s can no longer be answered', (status, message) => {
    expect(accept({ ...dates, status })).toEqual({ ok: false, message });
    expect(decline({ ...dates, status })).toEqual({ ok: false, message });
    expect(isActive({ ...dates, status }, dates.checkOut)).toBe(false);
  });

  // §2.12/41
  test.each([
    ['2026-11-20T10:00:00Z', '2026-12-01', '2026-11-21T10:00:00Z'],
    ['2026-11-20T10:00:00Z', '2026-11-21', '2026-11-21T00:00:00Z'],
    ['2026-11-20T10:00:00Z', '2026-11-20', '2026-11-21T00:00:00Z'],
    ['2026-11-20T00:00:00Z', '2026-11-21', '2026-11-21T00:00:00Z'],
  ])('of %s for %s lapses at %s', (madeAt, checkIn, lapses) => {
    const until = answerBy(new Date(madeAt), day(checkIn));
    expect(until).toEqual(new Date(lapses));
    expect(hasLapsed(until, new Date(until.getTime() - 1))).toBe(false);
    expect(hasLapsed(until, until)).toBe(true);
  });
});

// §8/38
test.each([
  [{ status: 401 }, 'Session expired. Please login again. Redirecting...'],
  [{ status: 403 }, 'Session expired. Please login again. Redirecting...'],
  [{ status: 403, code: 'EMAIL_UNCONFIRMED', message: 'Confirm first.' }, 'Confirm first.'],
  [{ status: 409 }, 'You already have an active booking for this property.'],
  [
    { status: 422, message: 'These dates are no longer available.' },
    'These dates are no longer available.',
  ],
  [{}, 'Error creating booking. Please try again.'],
])('a booking that failed with %j says %s', (failure, message) => {
  expect(bookingFailure(failure)).toBe(message);
});

test('anyone logged in can book, and guests cancel only their own bookings', () => {
  const guest = { userId: 'g', role: 'Customer' } as const;
  const other = { userId: 'o', role: 'Agent' } as const;
  const admin = { userId: 'x', role: 'Admin' } as const;
  const people = [guest, other, admin, null];
  const booking = { guestId: 'g' };
  expect(people.map(canBook)).toEqual([true, true, true, false]);
  expect(people.map((who) => canCancelBooking(who, booking))).toEqual([true, false, false, false]);
});

// §2.12/56
test.each([
  [null, false],
  [{ acceptedAt: '2026-11-21T10:00:00.000Z' }, false],
  [{ acceptedAt: null }, true],
])('messages by WhatsApp of the request %j say that it was asked for: %s', (request, asked) => {
  const isRequest = isOnlyRequested({ request });
  const stay = { propertyName: 'Villa', checkIn: 'Tue', checkOut: 'Fri', isRequest };
  expect([messageToGuest(stay), messageToHost(stay)]).toEqual(
    asked
      ? ['Hello, you asked for Villa from Tue. ', 'Hello, I asked for Villa from Tue to Fri. ']
      : ['Hello, you have booked Villa from Tue. ', 'Hello, I booked Villa from Tue to Fri. '],
  );
});
