import type { BookingStatus } from '../bookings/state.ts';
import { addDays, type CalendarDate, compare } from '../values/calendar-date.ts';

/** Days after check-out in which guest and host may review each other. */
export const REVIEW_DAYS = 14;

interface Stayed {
  status: BookingStatus;
  checkOut: CalendarDate;
}

/** The day on which reviews of a stay show, whoever wrote; until then they may be written. */
export const reviewsShowOn = (checkOut: CalendarDate): CalendarDate =>
  addDays(checkOut, REVIEW_DAYS);

/** Guest and host review a stay that took place, from check-out on for 14 days. */
export function mayReview({ status, checkOut }: Stayed, today: CalendarDate): boolean {
  return (
    (status === 'confirmed' || status === 'completed') &&
    compare(checkOut, today) <= 0 &&
    compare(today, reviewsShowOn(checkOut)) < 0
  );
}
