import { type CalendarDate, formatShortDate } from '../values/calendar-date.ts';

/** '12–15 Dec', '30 Nov – 2 Dec'; with years where formatShortDate has them. */
export function formatDays(from: CalendarDate, to: CalendarDate, today: CalendarDate): string {
  const end = formatShortDate(to, today);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${end}`;
  return `${formatShortDate(from, today)} – ${end}`;
}
