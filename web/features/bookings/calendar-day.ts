import { type CalendarDate, parseCalendarDate } from '#domain/values/calendar-date.ts';

/** The day that the calendar's date, in the browser's own time zone, stands for. */
export function dayOf(date: Date): CalendarDate {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  const text = [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  // The calendar has only days of four-digit years.
  return parseCalendarDate(text) as CalendarDate;
}

/** The calendar's date for a day. */
export function dateOf(day: CalendarDate): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}
