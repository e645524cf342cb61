import { addDays, type CalendarDate } from '#domain/calendar-date.ts';

/** Views by day, days without any too, the last one `today`. */
export function viewsByDay(
  trend: readonly { day: CalendarDate; views: number }[],
  days: number,
  today: CalendarDate,
): number[] {
  const known = new Map(trend.map(({ day, views }) => [day, views]));
  return Array.from({ length: days }, (_, at) => known.get(addDays(today, at + 1 - days)) ?? 0);
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
