import type { BookingLimits } from '#domain/bookings/limits.ts';
import { type GivenDays, type SearchedDays, usableDays } from '#domain/bookings/searched-days.ts';
import { parseCalendarDate, today } from '#domain/values/calendar-date.ts';

/** The dates of a stay in an address, if they are valid. */
export const daysIn = (search: string): GivenDays => {
  const query = new URLSearchParams(search);
  const day = (name: keyof SearchedDays) => parseCalendarDate(query.get(name) ?? '');
  return { from: day('from'), to: day('to') };
};

/** The dates of a stay in an address; undefined unless they could be booked now. */
export const usableDaysIn = (search: string, limits: BookingLimits): SearchedDays | undefined =>
  usableDays(daysIn(search), today(new Date()), limits);

/** A path that passes on the dates of a stay, if any. */
export const withDays = (path: string, days: SearchedDays | undefined): string =>
  days ? `${path}${path.includes('?') ? '&' : '?'}from=${days.from}&to=${days.to}` : path;
