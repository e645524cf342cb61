import type { BookingLimits } from '#domain/bookings/limits.ts';
import { type GivenDays, type SearchedDays, usableDays } from '#domain/bookings/searched-days.ts';
import { parseCalendarDate, today } from '#domain/values/calendar-date.ts';

/** The days of a stay that an address names, as far as they are days. */
export const daysIn = (search: string): GivenDays => {
  const query = new URLSearchParams(search);
  const day = (name: keyof SearchedDays) => parseCalendarDate(query.get(name) ?? '');
  return { from: day('from'), to: day('to') };
};

/** The days of a stay that an address names; undefined unless one could book them now. */
export const usableDaysIn = (search: string, limits: BookingLimits): SearchedDays | undefined =>
  usableDays(daysIn(search), today(new Date()), limits);

/** A path that hands on the days of a stay, where there are any. */
export const withDays = (path: string, days: SearchedDays | undefined): string =>
  days ? `${path}${path.includes('?') ? '&' : '?'}from=${days.from}&to=${days.to}` : path;
