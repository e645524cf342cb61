import { useLocation } from 'react-router';
import { type SearchedDays, usableDays } from '#domain/bookings/searched-days.ts';
import { today } from '#domain/calendar-date.ts';
import { daysIn } from '#web/lib/stay-days.ts';
import { useSiteSettings } from './settings.ts';

/** The days of a stay that the page's address names; undefined unless one could book them. */
export function useUsableDays(): SearchedDays | undefined {
  const { search } = useLocation();
  const { bookingLimits } = useSiteSettings();
  return usableDays(daysIn(search), today(new Date()), bookingLimits);
}
