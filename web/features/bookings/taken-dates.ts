import { type CalendarDate, compare, formatDate } from '#domain/calendar-date.ts';

/** The days of a stay, from check-in to check-out. */
export interface StayDates {
  checkIn: CalendarDate;
  checkOut: CalendarDate;
}

/** Whether two stays share a night: a check-out day is free for the next check-in. */
export function overlaps(a: StayDates, b: StayDates): boolean {
  return compare(a.checkIn, b.checkOut) < 0 && compare(b.checkIn, a.checkOut) < 0;
}

/** Stays that follow each other without a free night as one; `taken` is in the order of its dates. */
export function joinTaken(taken: readonly StayDates[]): StayDates[] {
  const joined: StayDates[] = [];
  for (const { checkIn, checkOut } of taken) {
    const last = joined.at(-1);
    if (last && compare(last.checkOut, checkIn) >= 0) {
      if (compare(checkOut, last.checkOut) > 0) last.checkOut = checkOut;
    } else {
      joined.push({ checkIn, checkOut });
    }
  }
  return joined;
}

/** '3 Dec 2026 to 6 Dec 2026' */
export function takenText({ checkIn, checkOut }: StayDates): string {
  return `${formatDate(checkIn)} to ${formatDate(checkOut)}`;
}
