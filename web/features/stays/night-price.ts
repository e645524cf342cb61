import { WEEKDAYS } from '#domain/stays/limits.ts';
import type { StayRules } from '#domain/stays/schema.ts';
import { type CalendarDate, nightsBetween } from '#domain/values/calendar-date.ts';

export interface NightPrice {
  /** In cedi. */
  price: number;
  /** What sets it, the name of a season among them. */
  by: 'day' | 'weekend' | 'base' | { season: string };
}

/** A night's price, until domain/stays has it. */
export function nightPrice(base: number, rules: StayRules | null, night: CalendarDate): NightPrice {
  if (!rules) return { price: base, by: 'base' };
  const own = rules.days.find(({ date }) => date === night);
  if (own) return { price: own.price, by: 'day' };
  const isWeekend = rules.weekend?.nights.includes(weekdayOf(night)) ?? false;
  const [season] = rules.seasons
    .filter((each) => holds(each, night))
    .toSorted((a, b) => nightsBetween(a.from, a.to) - nightsBetween(b.from, b.to));
  const seasonal = (isWeekend && season?.weekendPrice) || season?.price;
  if (season && seasonal != null) return { price: seasonal, by: { season: season.name } };
  if (isWeekend && rules.weekend) return { price: rules.weekend.price, by: 'weekend' };
  return { price: base, by: 'base' };
}

function holds({ from, to, yearly }: StayRules['seasons'][number], night: CalendarDate): boolean {
  if (!yearly) return from <= night && night <= to;
  const [first, last, day] = [from.slice(5), to.slice(5), night.slice(5)];
  return first <= last ? first <= day && day <= last : first <= day || day <= last;
}

const A_MONDAY = '2024-01-01' as CalendarDate;

const weekdayOf = (day: CalendarDate) =>
  WEEKDAYS[((nightsBetween(A_MONDAY, day) % 7) + 7) % 7] ?? 'mon';
