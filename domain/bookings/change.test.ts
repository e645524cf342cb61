import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../values/calendar-date.ts';
import { checkChange } from './change.ts';
import { changeMessages } from './change-messages.ts';
import { DEFAULT_BOOKING_LIMITS } from './limits.ts';
import { bookingMessages } from './messages.ts';

const day = (text: string) => text as CalendarDate;
const booked = {
  status: 'confirmed' as const,
  checkIn: day('2026-12-10'),
  checkOut: day('2026-12-13'),
  guests: 2,
};
const check = (checkIn: string, checkOut: string, today = '2026-12-01', guests?: number) => {
  const wanted = { checkIn: day(checkIn), checkOut: day(checkOut), guests };
  const result = checkChange(booked, wanted, day(today), DEFAULT_BOOKING_LIMITS);
  return result.ok ? 'fine' : result.message;
};

describe('the dates of a booking may change', () => {
  test.each<[string, Parameters<typeof check>, string]>([
    ['to later nights', ['2026-12-20', '2026-12-22'], 'fine'],
    ['to other guests', ['2026-12-10', '2026-12-13', '2026-12-01', 3], 'fine'],
    ['to nothing else', ['2026-12-10', '2026-12-13'], changeMessages.nothingChanges],
    ['to no nights', ['2026-12-10', '2026-12-10'], bookingMessages.checkOutNotLater],
    ['to the past', ['2026-11-30', '2026-12-13'], bookingMessages.checkInPast],
    ['to too many nights', ['2026-12-10', '2027-04-13'], bookingMessages.tooLong(90)],
    ['by staying longer once it has begun', ['2026-12-10', '2026-12-15', '2026-12-11'], 'fine'],
    [
      'by coming later once it has begun',
      ['2026-12-11', '2026-12-15', '2026-12-11'],
      changeMessages.begun,
    ],
    ['by leaving before today', ['2026-12-10', '2026-12-11', '2026-12-11'], changeMessages.past],
  ])('%s', (_, args, said) => {
    expect(check(...args)).toBe(said);
  });
});
