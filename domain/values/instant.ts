import {
  type CalendarDate,
  formatDate,
  formatDay,
  formatShortDate,
  parseCalendarDate,
  today,
} from './calendar-date.ts';

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(\.\d{1,9})?)?(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?)?$/;

/**
 * Reads a moment: ISO 8601, the text of a date-time field ('2026-11-21T14:30', in Ghana) or only a day (its midnight). Returns
 * ISO 8601 in UTC, or undefined when there is no such moment.
 */
export function parseInstant(text: string): string | undefined {
  const match = INSTANT.exec(text.trim());
  if (!match) return undefined;
  const [, day = '', hours = '00', minutes = '00', seconds = '00', fraction = '', zone = 'Z'] =
    match;
  if (!parseCalendarDate(day)) return undefined;
  const offset = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const moment = new Date(`${day}T${hours}:${minutes}:${seconds}${fraction}${offset}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** True when something has changed since the version at `expected`; never without one. */
export function isChangedSince(expected: string | undefined, now: Date): boolean {
  return expected !== undefined && new Date(expected).getTime() !== now.getTime();
}

/** The day of a moment: '21 Nov 2026'. Empty for anything else. */
export function formatInstantDate(iso: string): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? '' : formatDate(today(moment));
}

/** A moment to the minute, Ghana time: 'Sat 21 Nov 2026, 14:30'. Empty for anything else. */
export function formatInstant(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  return `${formatDay(today(moment))}, ${moment.toISOString().slice(11, 16)}`;
}

/** The same without the weekday: '21 Nov, 14:30', with the year when it is not that of `now`. */
export function formatShortInstant(iso: string, now: CalendarDate): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  return `${formatShortDate(today(moment), now)}, ${moment.toISOString().slice(11, 16)}`;
}
