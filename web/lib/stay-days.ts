import type { BookingLimits } from '#domain/bookings/limits.ts';
import { type GivenDays, type SearchedDays, usableDays } from '#domain/bookings/searched-days.ts';
import { parseCalendarDate, today } from '#domain/values/calendar-date.ts';
import { parseWhole } from '#domain/values/whole-number.ts';

/** More than any stay takes. */
const GUESTS_MAX = 999;

/** The dates of a stay in an address, if they are valid. */
export const daysIn = (search: string): GivenDays => {
  const query = new URLSearchParams(search);
  const day = (name: keyof SearchedDays) => parseCalendarDate(query.get(name) ?? '');
  return { from: day('from'), to: day('to') };
};

/** How many are coming, in an address; the rules of the stay say how many may. */
export const guestsIn = (search: string): number | undefined =>
  parseWhole(new URLSearchParams(search).get('guests') ?? '', 1, GUESTS_MAX);

/** The dates of a stay in an address; undefined unless they could be booked now. */
export const usableDaysIn = (search: string, limits: BookingLimits): SearchedDays | undefined =>
  usableDays(daysIn(search), today(new Date()), limits);

/** A path that passes on the dates of a stay, if any, and how many are coming, if said. */
export function withDays(path: string, days: SearchedDays | undefined, guests?: number): string {
  const query = days ? [`from=${days.from}`, `to=${days.to}`] : [];
  if (guests !== undefined) query.push(`guests=${guests}`);
  if (query.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query.join('&')}`;
}
