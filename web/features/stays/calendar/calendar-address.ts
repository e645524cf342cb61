import { paths } from '#domain/site/paths.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { withQuery } from '#web/lib/api/with-query.ts';
import { monthStart, parseMonth } from './calendar-days.ts';

/** The state of the calendar, as kept in its address. */
export interface CalendarShown {
  /** The first day of the month; of the year, one of its months. */
  month: CalendarDate;
  isYear: boolean;
  /** The id of a stay; '' for all. */
  stay: string;
}

export function readCalendar(query: URLSearchParams, today: CalendarDate): CalendarShown {
  return {
    month: parseMonth(query.get('month') ?? '') ?? monthStart(today),
    isYear: query.get('view') === 'year',
    stay: query.get('stay') ?? '',
  };
}

export const calendarAddress = ({ month, isYear, stay }: CalendarShown): string =>
  withQuery(paths.stayCalendar, {
    view: isYear ? 'year' : undefined,
    month: month.slice(0, 7),
    stay,
  });
