import { type CalendarDate, nightsBetween, parseCalendarDate } from '../values/calendar-date.ts';

const EPOCH = '1970-01-01' as CalendarDate;
const DAY_MS = 86_400_000;

/** How an entry repeats (RFC 5545 §3.3.10): only what can be decided for each day by itself. */
export interface Recurrence {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count: number | null;
  /** Its last day. */
  until: CalendarDate | null;
  /** 0 is Sunday; `nth` of the month, from its end when negative, 0 for every one. */
  byDay: readonly { nth: number; weekday: number }[];
  /** From the month's end when negative. */
  byMonthDay: readonly number[];
  byMonth: readonly number[];
}

interface Day {
  number: number;
  year: number;
  month: number;
  date: number;
  lastDate: number;
  weekday: number;
}

/** Days that are looked at, however long ago an entry began. */
const MOST_DAYS = 15_000;

/**
 * The days on which an entry begins, from its own on, before `before`. Each day is looked at by
 * itself, so that no rule takes long, whatever it says.
 */
export function occurrences(
  rule: Recurrence,
  start: CalendarDate,
  before: CalendarDate,
): CalendarDate[] {
  const first = dayOf(nightsBetween(EPOCH, start));
  const end = Math.min(nightsBetween(EPOCH, before), first.number + MOST_DAYS);
  const found: CalendarDate[] = [];
  let counted = 0;
  for (let number = first.number; number < end; number += 1) {
    const day = dayOf(number);
    const isByRule = falls(rule, first, day);
    // The entry's own day is one of its own, whether or not the rule has it; only then the rule counts it.
    if (!isByRule && number !== first.number) continue;
    const date = parseCalendarDate(new Date(number * DAY_MS).toISOString().slice(0, 10));
    if (date === undefined || (rule.until !== null && date > rule.until)) break;
    found.push(date);
    if (isByRule) counted += 1;
    if (rule.count !== null && counted >= rule.count) break;
  }
  return found;
}

function falls(rule: Recurrence, first: Day, day: Day): boolean {
  if (!fallsInPeriod(rule, first, day)) return false;
  if (rule.byMonth.length > 0 && !rule.byMonth.includes(day.month)) return false;
  const { byDay, byMonthDay } = rule;
  if (byMonthDay.length > 0 && !byMonthDay.some((date) => isDate(date, day))) return false;
  if (byDay.length > 0 && !byDay.some((each) => isWeekday(each, day))) return false;
  if (byDay.length > 0 || byMonthDay.length > 0 || rule.freq === 'DAILY') return true;
  if (rule.freq === 'WEEKLY') return day.weekday === first.weekday;
  if (day.date !== first.date) return false;
  return rule.freq === 'MONTHLY' || rule.byMonth.length > 0 || day.month === first.month;
}

function fallsInPeriod({ freq, interval }: Recurrence, first: Day, day: Day): boolean {
  switch (freq) {
    case 'DAILY':
      return (day.number - first.number) % interval === 0;
    case 'WEEKLY':
      return (weekOf(day) - weekOf(first)) % interval === 0;
    case 'MONTHLY':
      return ((day.year - first.year) * 12 + day.month - first.month) % interval === 0;
    case 'YEARLY':
      return (day.year - first.year) % interval === 0;
  }
}

/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
const weekOf = ({ number }: Day): number => Math.floor((number + 3) / 7);

const isDate = (date: number, day: Day): boolean =>
  date > 0 ? day.date === date : day.date === day.lastDate + 1 + date;

function isWeekday({ nth, weekday }: { nth: number; weekday: number }, day: Day): boolean {
  if (day.weekday !== weekday) return false;
  if (nth === 0) return true;
  return nth > 0
    ? Math.ceil(day.date / 7) === nth
    : Math.ceil((day.lastDate + 1 - day.date) / 7) === -nth;
}

function dayOf(number: number): Day {
  const at = new Date(number * DAY_MS);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  return {
    number,
    year,
    month: month + 1,
    date: at.getUTCDate(),
    lastDate: new Date(Date.UTC(year, month + 1, 0)).getUTCDate(),
    weekday: at.getUTCDay(),
  };
}
