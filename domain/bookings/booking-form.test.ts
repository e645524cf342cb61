import { describe, expect, test } from 'vitest';
import { parseCalendarDate } from '../values/calendar-date.ts';
import { DEFAULT_BOOKING_LIMITS } from './limits.ts';
import { checkBooking } from './rules.ts';

const today = parseCalendarDate('2026-11-20');
if (!today) throw new Error('no such day');
const limits = DEFAULT_BOOKING_LIMITS;
const form = {
  fullName: 'Ama Mensah',
  email: ' ama@example.com ',
  phoneNumber: '+233 24 412 3456',
  checkIn: '2026-11-21',
  checkOut: '2026-11-24',
};

describe('the booking form', () => {
  test.each([
    ['phoneNumber', { phoneNumber: '12' }],
    ['checkIn', { checkIn: '2026-02-30' }],
    ['checkOut', { checkOut: '2026-11-31' }],
    ['fullName', { fullName: 'evil.com' }],
    ['email', { email: 'ama' }],
    ['checkOut', { checkOut: '2026-11-21' }],
    ['checkIn', { checkIn: '2026-11-19' }],
    ['checkIn', { checkIn: '2028-06-21', checkOut: '2028-06-22' }],
    ['checkOut', { checkOut: '2027-03-20' }],
  ])('reports a mistake beside %s: %j', (field, change) => {
    const check = checkBooking({ ...form, ...change }, { today, signedIn: true, limits });
    if (check.ok) throw new Error('nothing is wrong');
    expect(check.fields).toEqual({ [field]: check.message });
  });

  test('ignores blanks around an email address', () => {
    expect(checkBooking(form, { today, signedIn: true, limits })).toEqual({ ok: true });
  });
});
