import { expect, test } from 'vitest';
import { isOverlapping } from '#domain/stays/assign-units.ts';
import { BOOKING_WAYS, OPEN_TO } from '#domain/stays/limits.ts';
import { whyNot } from '#domain/stays/restrictions.ts';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import { addDays, type CalendarDate } from '#domain/values/calendar-date.ts';
import { DEMO_STAYS } from './activity.ts';
import { DEMO_BLOCKS, demoRules } from './stays.ts';

const DAYS = Array.from({ length: 2 * 366 }, (_, day) =>
  addDays('2026-11-01' as CalendarDate, day),
);

const datesOf = (
  day: CalendarDate,
  { beginsInDays, nights }: { beginsInDays: number; nights: number },
) => ({ from: addDays(day, beginsInDays), to: addDays(day, beginsInDays + nights) });

test('the rules of the demo allow its stays, whatever the day of the load', () => {
  for (const day of DAYS) {
    const rules = demoRules(day);
    for (const stay of DEMO_STAYS) {
      const { from: checkIn, to: checkOut } = datesOf(day, stay);
      const wanted = { checkIn, checkOut, guests: stay.guests };
      const bookedOn = addDays(day, -stay.bookedDaysAgo);
      expect(whyNot(rules.get(stay.property) ?? null, wanted, bookedOn)).toBe(undefined);
    }
  }
});

test('the demo shows each way that a stay is sold, and one that its host cancelled', () => {
  const rules = [...demoRules('2026-11-23' as CalendarDate).values()];
  expect(new Set(rules.map(({ openTo }) => openTo))).toEqual(new Set(OPEN_TO));
  expect(new Set(rules.map(({ booking }) => booking))).toEqual(new Set(BOOKING_WAYS));
  expect(rules.some(({ units }) => units > 1)).toBe(true);
  expect(DEMO_STAYS.some(({ cancelledByHost }) => cancelledByHost)).toBe(true);
});

test('hosts take off only nights that no stay of the demo holds, or of a unit that is free', () => {
  const day = '2026-11-23' as CalendarDate;
  const rules = demoRules(day);
  for (const { property } of DEMO_BLOCKS) {
    const { units, preparationNights } = rules.get(property) ?? PLAIN_RULES;
    const at = (held: { property: string }) => held.property === property;
    const blocks = DEMO_BLOCKS.filter(at).map((block) => datesOf(day, block));
    const stays = DEMO_STAYS.filter(at).map((stay) =>
      datesOf(day, { ...stay, nights: stay.nights + preparationNights }),
    );
    const held = [...blocks, ...stays];
    const most = held.map((one) => held.filter((other) => isOverlapping(one, other)).length);
    expect(Math.max(...most)).toBeLessThanOrEqual(units);
  }
});
