import type { CalendarDate } from '../values/calendar-date.ts';
import { WEEKDAYS, type Weekday } from './limits.ts';

const NAMES: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

export function weekdayOf(date: CalendarDate): Weekday {
  const fromSunday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return WEEKDAYS[(fromSunday + 6) % 7] as Weekday;
}

/** 'Friday', 'Friday or Saturday', 'Monday, Friday or Saturday': in the order of the week. */
export function sayWeekdays(days: readonly Weekday[]): string {
  const names = WEEKDAYS.filter((day) => days.includes(day)).map((day) => NAMES[day]);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} or ${last}` : last;
}
