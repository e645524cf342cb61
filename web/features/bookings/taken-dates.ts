import { type CalendarDate, compare } from '#domain/values/calendar-date.ts';

/** The days of a stay, from check-in to check-out. */
export interface StayDates {
  checkIn: CalendarDate;
  checkOut: CalendarDate;
}

/** The dates taken by other people and by the current user, each in order. */
export interface TakenDates {
  others: readonly StayDates[];
  own: readonly StayDates[];
}

/** True if two stays share a night; a check-out day is free for the next check-in. */
export function overlaps(a: StayDates, b: StayDates): boolean {
  return compare(a.checkIn, b.checkOut) < 0 && compare(b.checkIn, a.checkOut) < 0;
}

/** True if one of the stays includes the night that starts on this day. */
export const isNightOf = (stays: readonly StayDates[], day: CalendarDate): boolean =>
  stays.some(({ checkIn, checkOut }) => compare(checkIn, day) <= 0 && compare(day, checkOut) < 0);

/** Splits the taken dates into the user's own and other people's. */
export function partTaken(taken: readonly StayDates[], own: readonly StayDates[]): TakenDates {
  const isOwn = (stay: StayDates) => own.some((each) => overlaps(each, stay));
  return { others: taken.filter((stay) => !isOwn(stay)), own: taken.filter(isOwn) };
}
