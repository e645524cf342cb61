import { expect, test } from 'vitest';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { noFigures } from '#domain/workspace/figures.ts';
import { linePoints, numbersByDay, pointsOf, trendText } from './trend-points.ts';

const day = (text: string) => text as CalendarDate;

test('each figure has a number for every day, even a zero', () => {
  const days = {
    from: day('2026-11-29'),
    until: day('2026-12-02'),
    trend: [
      { ...noFigures(), day: day('2026-11-30'), views: 2 },
      { ...noFigures(), day: day('2026-12-02'), views: 3, stays: 1 },
    ],
  };
  expect(numbersByDay(days, 'views')).toEqual([0, 2, 0, 3]);
  expect(numbersByDay(days, 'stays')).toEqual([0, 0, 0, 1]);
  expect(numbersByDay(days, 'favourites')).toEqual([0, 0, 0, 0]);
});

// §2.8/8
test('people who cannot see the line hear its days and its highest number', () => {
  expect(trendText('Views', [0, 1200, 4, 1200, 0], day('2026-12-30'))).toBe(
    'Views by day, 30 Dec 2026 to 3 Jan. Most in a day: 1,200, most recently on 2 Jan.',
  );
});

test('a line of 30 days has a point for each, and one of 90 has a point for every three', () => {
  const numbers = Array.from({ length: 90 }, (_, at) => at);
  expect(pointsOf(numbers.slice(0, 30))).toEqual(numbers.slice(0, 30));
  const points = pointsOf(numbers);
  expect(points).toHaveLength(30);
  expect(points.slice(0, 2)).toEqual([0 + 1 + 2, 3 + 4 + 5]);
  expect(points.at(-1)).toBe(87 + 88 + 89);
});

test('the highest number is at the top, and zeros lie at the bottom', () => {
  expect(linePoints([0, 4, 2], { width: 20, height: 10 })).toBe('0,10 10,0 20,5');
  expect(linePoints([0, 0], { width: 20, height: 10 })).toBe('0,10 20,10');
});
