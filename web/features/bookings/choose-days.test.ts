import { expect, test } from 'vitest';
import { DEFAULT_BOOKING_LIMITS } from '#domain/bookings/limits.ts';
import { parseCalendarDate } from '#domain/values/calendar-date.ts';
import { chooseDay, lastShownDay } from './choose-days.ts';

function day(text: string) {
  const date = parseCalendarDate(`2026-${text}`);
  if (!date) throw new Error('no date');
  return date;
}
const stay = (from: string, to: string) => ({ checkIn: day(from), checkOut: day(to) });

const rules = {
  today: day('11-21'),
  limits: { ...DEFAULT_BOOKING_LIMITS, maxNights: 14 },
  taken: { others: [stay('12-03', '12-06')], own: [stay('12-20', '12-22')] },
};
const after = (from: string | undefined, to: string | undefined, chosen: string) => {
  const next = chooseDay(
    day(chosen),
    { checkIn: from ? day(from) : undefined, checkOut: to ? day(to) : undefined },
    rules,
  );
  return next && [next.checkIn?.slice(5), next.checkOut?.slice(5)];
};

// §2.12/7
test.each([
  ['the first day is check-in', undefined, undefined, '11-28', ['11-28', undefined]],
  ['today can be', undefined, undefined, '11-21', ['11-21', undefined]],
  ['yesterday cannot', undefined, undefined, '11-20', undefined],
  ['a taken day cannot', undefined, undefined, '12-03', undefined],
  ['one’s own cannot', undefined, undefined, '12-21', undefined],
  ['the day others leave can be', undefined, undefined, '12-06', ['12-06', undefined]],
  ['the second day is check-out', '11-28', undefined, '11-30', ['11-28', '11-30']],
  ['which may be the day others come', '11-28', undefined, '12-03', ['11-28', '12-03']],
  ['but not a day later', '11-28', undefined, '12-04', undefined],
  ['beyond their stay another begins', '11-28', undefined, '12-08', ['12-08', undefined]],
  ['so it does before check-in', '11-28', undefined, '11-25', ['11-25', undefined]],
  ['and on check-in itself', '11-28', undefined, '11-28', ['11-28', undefined]],
  ['and when both days are chosen', '11-28', '11-30', '12-01', ['12-01', undefined]],
  ['and where the longest stay has ended', '12-06', undefined, '12-24', ['12-24', undefined]],
])('the calendar takes days in turn: %s', (_what, from, to, chosen, expected) => {
  expect(after(from, to, chosen)).toEqual(expected);
});

test('the calendar goes up to the last possible stay', () => {
  expect(lastShownDay(rules)).toBe('2028-06-04');
});
