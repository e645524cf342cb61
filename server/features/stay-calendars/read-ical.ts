import ICAL from 'ical.js';
import {
  cleanSummary,
  type Feed,
  type FeedEvent,
  type Nights,
  nightsOf,
  saysUnavailable,
  type WrittenTime,
} from '#domain/stay-calendars/feed-nights.ts';
import { CALENDAR_LIMITS } from '#domain/stay-calendars/limits.ts';
import type { FeedProblem } from '#domain/stay-calendars/messages.ts';
import { occurrences, type Recurrence } from '#domain/stay-calendars/recurrence.ts';
import {
  addDays,
  type CalendarDate,
  nightsBetween,
  parseCalendarDate,
} from '#domain/values/calendar-date.ts';

export type ReadIcal =
  | { ok: true; feed: Feed }
  | { ok: false; problem: Extract<FeedProblem, 'not-a-calendar' | 'too-many'> };

/** The longest UID that is kept; of a longer one its beginning. */
const UID_MAX = 500;

/**
 * Reads an iCalendar file. Each entry is read by itself, so that a damaged one loses none of the
 * others; the feed then counts as incomplete. Times are taken as they are written: the days that the
 * other site shows its guests.
 */
export function readIcal(text: string, today: CalendarDate): ReadIcal {
  const { isCalendar, isClosed, entries } = splitEntries(text);
  if (!isCalendar) return { ok: false, problem: 'not-a-calendar' };
  if (entries.length > CALENDAR_LIMITS.events) return { ok: false, problem: 'too-many' };
  const parsed = entries.map(parseEntry);
  const found = parsed.filter((entry) => entry !== undefined);
  const repeating = found.filter(({ recurrence }) => recurrence !== undefined);
  if (repeating.length > CALENDAR_LIMITS.repeating) return { ok: false, problem: 'too-many' };
  const before = addDays(today, CALENDAR_LIMITS.daysAhead);
  const events = found.flatMap((entry) => eventsOf(entry, found, { today, before }));
  if (events.length > CALENDAR_LIMITS.events * 2) return { ok: false, problem: 'too-many' };
  const isWhole = found.length === parsed.length && found.every(({ isUnderstood }) => isUnderstood);
  return {
    ok: true,
    feed: {
      events: withDistinctUids(events),
      cancelled: found.filter(({ isCancelled }) => isCancelled).map(keyOf),
      complete: isClosed && isWhole,
    },
  };
}

interface Entry {
  uid: string;
  summary: string;
  nights: Nights | undefined;
  start: CalendarDate;
  isCancelled: boolean;
  /** Blocks nothing, by its own word. */
  isFree: boolean;
  recurrence: Recurrence | undefined;
  /** Days that an entry that repeats leaves out, or has besides. */
  without: readonly CalendarDate[];
  besides: readonly CalendarDate[];
  /** The day of an entry that repeats which this one takes the place of. */
  instead: CalendarDate | undefined;
  isUnderstood: boolean;
}

/** The text of each VEVENT, and whether it is a calendar that has an end. */
function splitEntries(text: string) {
  const entries: string[] = [];
  let current: string[] | undefined;
  let isBroken = false;
  for (const line of text.split(/\r?\n|\r/)) {
    const word = line.trimEnd().toUpperCase();
    if (word === 'BEGIN:VEVENT') {
      if (current) isBroken = true;
      if (current) entries.push([...current, 'END:VEVENT'].join('\r\n'));
      current = [];
    }
    if (line !== '') current?.push(line.replace(/^begin:vevent\s*$/i, 'BEGIN:VEVENT'));
    if (word === 'END:VEVENT') {
      if (!current) isBroken = true;
      if (current) entries.push(current.join('\r\n'));
      current = undefined;
    }
  }
  return {
    entries,
    isCalendar: /^\uFEFF?\s*BEGIN:VCALENDAR\s*$/im.test(text),
    isClosed: !isBroken && current === undefined && /^END:VCALENDAR\s*$/im.test(text),
  };
}

/** Undefined for an entry that cannot be read. */
function parseEntry(text: string): Entry | undefined {
  try {
    return entryOf(new ICAL.Component(ICAL.parse(text) as unknown[]));
  } catch {
    return undefined;
  }
}

function entryOf(component: ICAL.Component): Entry | undefined {
  const start = timeOf(component.getFirstProperty('dtstart'));
  if (!start) return undefined;
  const end = endOf(component, start);
  if (!end) return undefined;
  const nights = nightsOf(start, end);
  const rule = ruleOf(component);
  const instead = component.getFirstProperty('recurrence-id');
  return {
    uid: word(component, 'uid').replaceAll(/\p{C}/gu, '').slice(0, UID_MAX),
    summary: word(component, 'summary'),
    nights,
    start: start.day,
    isCancelled: word(component, 'status').toUpperCase() === 'CANCELLED',
    // People mark whole days in calendars that call them free unless told otherwise.
    isFree: word(component, 'transp').toUpperCase() === 'TRANSPARENT' && start.hour !== null,
    recurrence: rule === 'unknown' ? undefined : rule,
    without: daysOf(component, 'exdate'),
    besides: daysOf(component, 'rdate'),
    instead: instead ? timeOf(instead)?.day : undefined,
    isUnderstood: rule !== 'unknown',
  };
}

const word = (component: ICAL.Component, name: string): string => {
  const value = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** A time as it is written; undefined for days that do not exist, which the library would take for others. */
function timeOf(property: ICAL.Property | null): WrittenTime | undefined {
  return property ? writtenTime(String(property.jCal[3])) : undefined;
}

function writtenTime(written: string): WrittenTime | undefined {
  const [, date = '', hour] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):\d{2}(?::\d{2})?Z?)?$/.exec(written) ?? [];
  const day = parseCalendarDate(date);
  return day && { day, hour: hour === undefined ? null : Number(hour) };
}

function endOf(component: ICAL.Component, start: WrittenTime): WrittenTime | undefined {
  const property = component.getFirstProperty('dtend');
  if (property) {
    const end = timeOf(property);
    return end && end.day >= start.day ? end : undefined;
  }
  const duration = component.getFirstPropertyValue('duration');
  if (!(duration instanceof ICAL.Duration)) return start;
  const hours = (start.hour ?? 0) + duration.toSeconds() / 3600;
  if (!(hours >= 0 && hours < 24 * CALENDAR_LIMITS.daysAhead)) return undefined;
  const day = addDays(start.day, Math.floor(hours / 24));
  return { day, hour: start.hour === null ? null : Math.floor(hours % 24) };
}

function daysOf(component: ICAL.Component, name: 'exdate' | 'rdate'): CalendarDate[] {
  const written = component.getAllProperties(name).flatMap(({ jCal }) => jCal.slice(3));
  return written.flatMap((value) => writtenTime(String(value))?.day ?? []);
}

const PARTS = new Set([
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'BYDAY',
  'BYMONTHDAY',
  'BYMONTH',
  'WKST',
]);
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** How an entry repeats; 'unknown' for rules beyond those that calendars of stays have. */
function ruleOf(component: ICAL.Component): Recurrence | 'unknown' | undefined {
  const rules = component.getAllProperties('rrule');
  const value = rules[0]?.getFirstValue();
  if (value === undefined) return undefined;
  if (rules.length > 1 || !(value instanceof ICAL.Recur)) return 'unknown';
  const parts = new Map(
    value
      .toString()
      .split(';')
      .map((part) => part.split('=', 2) as [string, string]),
  );
  const freq = FREQUENCIES.find((each) => each === value.freq);
  const byDay = list(parts.get('BYDAY')).map(weekdayOf);
  const until = parts.has('UNTIL') ? parseCalendarDate(String(value.until).slice(0, 10)) : null;
  const isKnown =
    freq !== undefined &&
    [...parts.keys()].every((part) => PARTS.has(part)) &&
    byDay.every((day) => day !== undefined && (day.nth === 0 || freq === 'MONTHLY')) &&
    !(freq === 'YEARLY' && byDay.length > 0 && !parts.has('BYMONTH')) &&
    !(freq === 'YEARLY' && parts.has('BYMONTHDAY') && !parts.has('BYMONTH')) &&
    until !== undefined &&
    value.interval >= 1;
  if (!isKnown) return 'unknown';
  return {
    freq,
    interval: value.interval,
    count: value.count,
    until,
    byDay: byDay.filter((day) => day !== undefined),
    byMonthDay: list(parts.get('BYMONTHDAY')).map(Number),
    byMonth: list(parts.get('BYMONTH')).map(Number),
  };
}

const list = (text: string | undefined): string[] => (text ? text.split(',') : []);

function weekdayOf(text: string): { nth: number; weekday: number } | undefined {
  const [, nth = '', name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? [];
  const weekday = WEEKDAYS.indexOf(name);
  return weekday < 0 ? undefined : { nth: Number(nth || 0), weekday };
}

interface Window {
  today: CalendarDate;
  before: CalendarDate;
}

/** The nights of an entry, once for each time it repeats. */
function eventsOf(entry: Entry, all: readonly Entry[], { today, before }: Window): FeedEvent[] {
  const { nights, recurrence, summary, besides, isCancelled, isFree } = entry;
  if (!nights || isCancelled || isFree) return [];
  const title = cleanSummary(summary);
  const event = { summary: title, unavailable: saysUnavailable(summary) };
  if (!recurrence && besides.length === 0) return [{ uid: keyOf(entry), ...nights, ...event }];
  const replaced = all.flatMap(({ uid, instead }) => (uid === entry.uid && instead) || []);
  const left = new Set([...entry.without, ...replaced]);
  const length = nightsBetween(nights.from, nights.to);
  const repeated = recurrence ? occurrences(recurrence, entry.start, before) : [entry.start];
  return [...new Set([...repeated, ...besides])]
    .filter((day) => !left.has(day) && addDays(day, length) > today)
    .map((from) => ({ uid: dayKey(entry.uid, from), from, to: addDays(from, length), ...event }));
}

const dayKey = (uid: string, day: CalendarDate): string => `${uid}#${day}`;

/** What an entry is known by: its UID, with the day it takes the place of; its dates where it has none. */
function keyOf({ uid, instead, nights, start }: Entry): string {
  if (uid === '') return `${start}/${nights?.to ?? ''}`;
  return instead ? dayKey(uid, instead) : uid;
}

/** Of entries with one UID, which no calendar should have, each is kept. */
function withDistinctUids(events: readonly FeedEvent[]): FeedEvent[] {
  const seen = new Map<string, FeedEvent>();
  for (const event of events) {
    const uid = seen.has(event.uid) ? `${event.uid}#${event.from}/${event.to}` : event.uid;
    seen.set(uid, { ...event, uid });
  }
  return [...seen.values()];
}
