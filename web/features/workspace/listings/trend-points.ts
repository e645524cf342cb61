import {
  addDays,
  type CalendarDate,
  formatShortDate,
  nightsBetween,
} from '#domain/values/calendar-date.ts';
import { groupThousands } from '#domain/values/plural.ts';
import type { Figure } from '#domain/workspace/figures.ts';
import type { OwnListingRow } from '#domain/workspace/listings-schema.ts';

type Days = Pick<OwnListingRow, 'from' | 'until' | 'trend'>;

/** One figure for each day from the first to the last, including days without any. */
export function numbersByDay({ from, until, trend }: Days, figure: Figure): number[] {
  const known = new Map(trend.map((day) => [day.day, day[figure]]));
  return Array.from(
    { length: nightsBetween(from, until) + 1 },
    (_, at) => known.get(addDays(from, at)) ?? 0,
  );
}

/** Describes a trend line to people who cannot see it. */
export function trendText(label: string, numbers: readonly number[], from: CalendarDate): string {
  const until = addDays(from, numbers.length - 1);
  const most = Math.max(0, ...numbers);
  const day = (at: number) => formatShortDate(addDays(from, at), until);
  return `${label} by day, ${day(0)} to ${day(numbers.length - 1)}. Most in a day: ${groupThousands(String(most))}, most recently on ${day(numbers.lastIndexOf(most))}.`;
}

/** More points could not be told apart in a small line. */
const MOST_POINTS = 30;

/** The numbers as a line shows them: of many days, several together make a point. */
export function pointsOf(numbers: readonly number[]): number[] {
  const run = Math.max(1, Math.ceil(numbers.length / MOST_POINTS));
  return Array.from({ length: Math.ceil(numbers.length / run) }, (_, at) =>
    numbers.slice(at * run, (at + 1) * run).reduce((sum, number) => sum + number, 0),
  );
}

/** The points of a line in a box, the highest number at its top. */
export function linePoints(
  numbers: readonly number[],
  { width, height }: { width: number; height: number },
): string {
  const most = Math.max(1, ...numbers);
  const step = width / Math.max(1, numbers.length - 1);
  const round = (n: number) => Math.round(n * 10) / 10;
  return numbers
    .map((n, at) => `${round(at * step)},${round(height - (n / most) * height)}`)
    .join(' ');
}
