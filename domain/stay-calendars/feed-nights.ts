import { addDays, type CalendarDate } from '../values/calendar-date.ts';
import { CALENDAR_LIMITS } from './limits.ts';

/** Nights from one day until before another. */
export interface Nights {
  from: CalendarDate;
  to: CalendarDate;
}

/** An entry of another site's calendar. */
export interface FeedEvent extends Nights {
  /** The entry's own UID; of an entry that repeats, with the day. */
  uid: string;
  summary: string;
  /** Says only that nobody can book: a block, a window in which the site takes no bookings, or, at some sites, a booking. */
  unavailable: boolean;
}

/** What a calendar says at one reading. */
export interface Feed {
  events: readonly FeedEvent[];
  /** UIDs of entries that it calls cancelled. */
  cancelled: readonly string[];
  /** False: some of it cannot be read, so what is missing may only be damaged. */
  complete: boolean;
}

/** How sites word that nobody can book: Airbnb, Booking.com, Vrbo and Smoobu. */
const UNAVAILABLE = /\b(?:not available|unavailable|blocked|closed)\b/i;

export const saysUnavailable = (summary: string): boolean => UNAVAILABLE.test(summary);

/** A title without links, addresses and digits of phone numbers, in one short line. */
export function cleanSummary(summary: string): string {
  return summary
    .slice(0, 1_000)
    .replaceAll(/\b(?:https?:\/\/|www\.)\S+/gi, '')
    .replaceAll(/\S+@\S+/g, '')
    .replaceAll(/\+?\d[\d\s().-]{2,}\d/g, '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, CALENDAR_LIMITS.summary)
    .trim();
}

/** A moment as a calendar writes it: a day, with the hour unless it is a whole day. */
export interface WrittenTime {
  day: CalendarDate;
  hour: number | null;
}

/** From this hour on, an entry that ends holds that evening's night too. */
const EVENING = 22;

/**
 * The nights of an entry: of whole days the last excluded (RFC 5545 §3.6.1), of hours those it
 * reaches over. Undefined for one within a day, such as a check-in or a cleaning.
 */
export function nightsOf(start: WrittenTime, end: WrittenTime): Nights | undefined {
  const from = start.day;
  if (start.hour === null) return { from, to: end.day > from ? end.day : addDays(from, 1) };
  const to = end.hour !== null && end.hour >= EVENING ? addDays(end.day, 1) : end.day;
  return to > from ? { from, to } : undefined;
}
