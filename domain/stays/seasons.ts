import { type CalendarDate, nightsBetween } from '../values/calendar-date.ts';
import type { Season, StayRules } from './schema.ts';

type Dated = Pick<Season, 'from' | 'to' | 'yearly'>;

/**
 * Answers which seasons hold a night, the one that wins first: the one with fewer nights, or of two as long the later in the
 * host's list.
 */
export function seasonsByNight({
  seasons,
}: Pick<StayRules, 'seasons'>): (night: CalendarDate) => Season[] {
  const ranked = seasons
    .map((season, place) => ({ season, place, nights: nightsOf(season) }))
    .sort((a, b) => a.nights - b.nights || b.place - a.place)
    .map(({ season }) => season);
  return (night) => ranked.filter((season) => holds(season, night));
}

/** A yearly season that ends earlier in the year than it begins goes on into the next; 29 Feb is a day of leap years only. */
function holds(season: Dated, night: CalendarDate): boolean {
  if (!season.yearly) return season.from <= night && night <= season.to;
  if (isWholeYear(season)) return true;
  const [from, to, day] = [season.from, season.to, night].map(dayOfYear) as [
    string,
    string,
    string,
  ];
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

/** A yearly season counts as in a leap year, so that its rank is the same every year. */
function nightsOf(season: Dated): number {
  if (!season.yearly) return nightsBetween(season.from, season.to) + 1;
  if (isWholeYear(season)) return 366;
  const nights = nightsBetween(inLeapYear(season.from), inLeapYear(season.to)) + 1;
  return nights > 0 ? nights : nights + 366;
}

const isWholeYear = ({ from, to }: Dated): boolean => nightsBetween(from, to) >= 365;
const dayOfYear = (date: CalendarDate): string => date.slice('2026-'.length);
const inLeapYear = (date: CalendarDate) => `2024-${dayOfYear(date)}` as CalendarDate;
