import { describe, expect, test } from 'vitest';
import { type CalendarDate, parseCalendarDate } from '../values/calendar-date.ts';
import {
  freeAfterLeaving,
  type HeldStay,
  refuseArrival,
  refuseLeaving,
  refuseNoShow,
} from './ended-stay.ts';

function day(text: string): CalendarDate {
  const date = parseCalendarDate(text);
  if (!date) throw new Error(`no such day: ${text}`);
  return date;
}

const stay: HeldStay = {
  status: 'confirmed',
  checkIn: day('2026-11-21'),
  checkOut: day('2026-11-24'),
  arrivedAt: null,
  ended: null,
};
const NOT_BEGUN = 'This stay hasn’t started yet.';
const MAY_COME = 'Your guest may still come: you can say so from the day after check-in.';
const DURING = 'Please choose a day of the stay, before check-out.';

// §2.12/45
describe('how a stay went', () => {
  test.each([
    ['2026-11-20', NOT_BEGUN],
    ['2026-11-21', undefined],
    ['2026-11-24', undefined],
    ['2026-11-25', 'This stay is already completed.'],
  ])('a guest has arrived on %s: %s', (today, sentence) => {
    expect(refuseArrival(stay, day(today))).toBe(sentence);
  });

  test.each([
    ['2026-11-20', MAY_COME],
    ['2026-11-21', MAY_COME],
    ['2026-11-22', undefined],
    ['2026-12-08', undefined],
    ['2026-12-09', 'This stay is too long ago.'],
  ])('a guest never came, said on %s: %s', (today, sentence) => {
    expect(refuseNoShow(stay, day(today))).toBe(sentence);
  });

  test('a guest who has arrived is no no-show', () => {
    expect(refuseNoShow({ ...stay, arrivedAt: 'a moment' }, day('2026-11-22'))).toBe(
      'You said that this guest has arrived.',
    );
  });

  test.each([
    ['2026-11-20', DURING],
    ['2026-11-21', undefined],
    ['2026-11-23', undefined],
    ['2026-11-24', DURING],
    ['2026-11-26', 'Please choose today or an earlier day.'],
  ])('a guest left on %s: %s', (on, sentence) => {
    expect(refuseLeaving(stay, day(on), day('2026-11-25'))).toBe(sentence);
  });

  test('the night of check-in is taken, even by a guest who leaves at once', () => {
    expect(freeAfterLeaving(stay, stay.checkIn)).toBe('2026-11-22');
    expect(freeAfterLeaving(stay, day('2026-11-23'))).toBe('2026-11-23');
  });

  test.each([
    [{ status: 'cancelled' }, 'This booking is already cancelled.'],
    [{ ended: {} }, 'This stay has already ended.'],
  ] as const)('nothing is said of a stay that is %j: %s', (change, sentence) => {
    const over = { ...stay, ...change };
    const today = day('2026-11-22');
    expect(refuseArrival(over, today)).toBe(sentence);
    expect(refuseNoShow(over, today)).toBe(sentence);
    expect(refuseLeaving(over, today, today)).toBe(sentence);
  });
});

test.each(['requested', 'declined', 'expired', 'cancelled'] as const)(
  'nothing is said of a stay that is %s: it does not take place',
  (status) => {
    const stay = {
      status,
      checkIn: '2026-12-01' as CalendarDate,
      checkOut: '2026-12-04' as CalendarDate,
      arrivedAt: null,
      ended: null,
    };
    const day = '2026-12-02' as CalendarDate;
    expect(refuseArrival(stay, day)).toBeTruthy();
    expect(refuseNoShow(stay, day)).toBeTruthy();
    expect(refuseLeaving(stay, day, day)).toBeTruthy();
  },
);
