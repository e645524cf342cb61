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

/** Parts the taken dates into the user's own stays and what others take: nights kept free after one's own are others' too. */
export function partTaken(taken: readonly StayDates[], own: readonly StayDates[]): TakenDates {
  const others = own.reduce<readonly StayDates[]>(
    (rest, stay) => rest.flatMap((dates) => without(dates, stay)),
    taken,
  );
  return { others, own: own.map(({ checkIn, checkOut }) => ({ checkIn, checkOut })) };
}

/** What is left of dates beside a stay: before it, after it, or both. */
function without(dates: StayDates, stay: StayDates): StayDates[] {
  if (!overlaps(dates, stay)) return [dates];
  return [
    { checkIn: dates.checkIn, checkOut: stay.checkIn },
    { checkIn: stay.checkOut, checkOut: dates.checkOut },
  ].filter(({ checkIn, checkOut }) => compare(checkIn, checkOut) < 0);
}
