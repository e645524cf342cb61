declare const calendarDateBrand: unique symbol;

/** A day in Ghana, 'YYYY-MM-DD'. Africa/Accra is UTC, without daylight saving. */
export type CalendarDate = string & { readonly [calendarDateBrand]: true };

const DAY_MS = 86_400_000;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** Reads 'YYYY-MM-DD'; undefined for anything else, including days that do not exist (2026-02-30). */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || dayText(day) !== text) return undefined;
  return text as CalendarDate;
}

/** The day in Ghana at the moment `now`. */
export function today(now: Date): CalendarDate {
  return dayText(now) as CalendarDate;
}

/** The day `days` later (earlier when negative). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dayText(new Date(startOf(date) + days * DAY_MS)) as CalendarDate;
}

/** The same day some months later, or the last of a shorter month (31 Aug → 28 Feb). */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const day = new Date(startOf(date));
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0));
  last.setUTCDate(Math.min(day.getUTCDate(), last.getUTCDate()));
  return dayText(last) as CalendarDate;
}

/** The nights from one day to another: 0 for the same day, negative when `checkOut` is earlier. */
export function nightsBetween(checkIn: CalendarDate, checkOut: CalendarDate): number {
  return Math.round((startOf(checkOut) - startOf(checkIn)) / DAY_MS);
}

/** Orders two days: negative when `a` is earlier, 0 when they are the same. */
export function compare(a: CalendarDate, b: CalendarDate): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** 'Sat 21 Nov 2026' */
export function formatDay(date: CalendarDate): string {
  return `${WEEKDAYS[new Date(startOf(date)).getUTCDay()]} ${formatDate(date)}`;
}

/** '21 Nov 2026' */
export function formatDate(date: CalendarDate): string {
  const day = new Date(startOf(date));
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** '21 Nov', with the year when it is not this year. */
export function formatShortDate(date: CalendarDate, today: CalendarDate): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return isThisYear ? formatDate(date).slice(0, -' 2026'.length) : formatDate(date);
}

function startOf(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function dayText(day: Date): string {
  return day.toISOString().slice(0, 10);
}
