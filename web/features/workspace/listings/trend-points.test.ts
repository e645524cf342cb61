import { expect, test } from 'vitest';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { linePoints, viewsByDay } from './trend-points.ts';

const day = (text: string) => text as CalendarDate;

test('days without views are there, the last one is today', () => {
  const trend = [
    { day: day('2026-11-30'), views: 2 },
    { day: day('2026-12-02'), views: 3 },
  ];
  expect(viewsByDay(trend, 4, day('2026-12-02'))).toEqual([0, 2, 0, 3]);
});

test('the highest number is at the top, and nothing lies flat at the bottom', () => {
  expect(linePoints([0, 4, 2], { width: 20, height: 10 })).toBe('0,10 10,0 20,5');
  expect(linePoints([0, 0], { width: 20, height: 10 })).toBe('0,10 20,10');
});
