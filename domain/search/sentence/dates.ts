import { en, type ParsedComponents } from 'chrono-node';
import type { Taken, TypedText } from './typed-text.ts';

/** Nights, as days 'YYYY-MM-DD'; `to` is the day of check-out. */
export interface NightsMeant {
  from: string;
  to: string;
}

const NIGHTS = /(?<![a-z0-9])(?:for )?(\d{1,2}) (?:nights?|days?)(?![a-z])/;
const WEEKEND = /weekend/;
/** 'A month' and '5 mins' are no days to stay. */
const NO_DAY = /^(?:an?|\d+|one|few|some)\s*(?:min|hour|hr|day|week|month|mth|year|yr|sec)/;
const DAY_MS = 86_400_000;

/** Days by name: '24/7' and 'Sun City' are none. */
const NAMED =
  /\b(?:tonight|today|tomorrow|week-?end|monday|tuesday|wednesday|thursday|friday|saturday|sunday|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\b/;
/** Says by itself that someone wants to stay. */
const FOR_NIGHTS = /tonight|week-?end/;

/**
 * Takes the nights of a stay out of a text: 'tonight', 'this weekend', '24-27 dec' (chrono-node reads them).
 * @param isStay false where it may be something else: 'available from 1 December'.
 */
export function takeNights(
  text: TypedText,
  { now, isStay }: { now: Date; isStay: boolean },
): Taken<NightsMeant> | undefined {
  const found = en.GB.parse(
    text.left.replace(FROM, '    '),
    { instant: now, timezone: ACCRA },
    { forwardDate: true },
  ).find(
    ({ start, end, text: typed }) =>
      (start.isCertain('day') || start.isCertain('weekday')) &&
      NAMED.test(typed) &&
      !NO_DAY.test(typed) &&
      (isStay || end || FOR_NIGHTS.test(typed)),
  );
  if (!found) return undefined;
  const typed = [text.takeOut(found.index, found.index + found.text.length)];
  const nights = text.take(NIGHTS, ([, count]) => Number(count) || undefined);
  if (nights) typed.push(nights.typed);
  const from = dayOf(found.start);
  // A weekend is told by its Saturday; people arrive on its Friday.
  const isWeekend = WEEKEND.test(found.text);
  const first =
    isWeekend && from.getTime() - DAY_MS >= startOfDay(now).getTime() ? addDays(from, -1) : from;
  const end = found.end && dayOf(found.end);
  const last =
    end && end > first
      ? end
      : addDays(first, nights?.meant ?? (isWeekend ? (first === from ? 1 : 2) : 1));
  return { meant: { from: dayText(first), to: dayText(last) }, typed: typed.join(' ') };
}

/** Before a number chrono-node takes it for an hour: 'from 22 dec'. */
const FROM = /\bfrom\b/g;

/** Minutes before UTC. */
const ACCRA = 0;

const dayOf = (read: ParsedComponents) =>
  new Date(Date.UTC(read.get('year') ?? 0, (read.get('month') ?? 1) - 1, read.get('day') ?? 1));
const startOfDay = (date: Date) => new Date(Math.floor(date.getTime() / DAY_MS) * DAY_MS);
const addDays = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS);
const dayText = (date: Date) => date.toISOString().slice(0, 10);
