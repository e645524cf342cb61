import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { Feed } from '#domain/stay-calendars/feed-nights.ts';
import { importFeed } from '#domain/stay-calendars/import-feed.ts';
import { CALENDAR_LIMITS } from '#domain/stay-calendars/limits.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { type Random, seeded } from '#server/testing/seeded.ts';
import { readIcal } from './read-ical.ts';
import { AIRBNB, BOOKING, GOOGLE, SMOOBU, VRBO } from './testing/sample-feeds.ts';

const TODAY = '2026-11-28' as CalendarDate;

function feedOf(text: string): Feed {
  const read = readIcal(text, TODAY);
  if (!read.ok) throw new Error(read.problem);
  return read.feed;
}
const lines = (text: string) =>
  feedOf(text).events.map(
    ({ from, to, summary, unavailable }) =>
      `${from} ${to} ${summary}${unavailable ? ' (unavailable)' : ''}`,
  );
const event = (...rest: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:x', ...rest, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');

describe('reads a calendar of', () => {
  test('Airbnb, without links and phones', () => {
    expect(lines(AIRBNB)).toEqual([
      '2026-12-10 2026-12-13 Reserved',
      '2027-01-02 2027-01-06 Reserved',
      '2026-11-28 2026-11-30 Airbnb (Not available) (unavailable)',
      '2027-08-28 2027-11-29 Airbnb (Not available) (unavailable)',
    ]);
    expect(JSON.stringify(feedOf(AIRBNB))).not.toMatch(/4821|HMEXAMPLE/);
  });

  test('Booking.com', () => {
    expect(lines(BOOKING)).toEqual([
      '2026-12-15 2026-12-18 CLOSED - Not available (unavailable)',
      '2026-12-20 2026-12-21 CLOSED - Not available (unavailable)',
    ]);
  });

  test('Vrbo', () => {
    expect(lines(VRBO)).toEqual([
      '2026-12-22 2026-12-27 Reserved - Abena',
      '2027-01-10 2027-01-12 Blocked (unavailable)',
    ]);
  });

  test('Smoobu, each stay once', () => {
    expect(lines(SMOOBU)).toEqual(['2027-02-01 2027-02-04 Kojo Antwi (Direct booking)']);
  });

  test('Google, with hours, rules and changes', () => {
    expect(lines(GOOGLE)).toEqual([
      '2026-12-03 2026-12-05 Cousins',
      '2026-12-07 2026-12-09 Painters',
      '2026-12-04 2026-12-06 Weekend house',
      '2026-12-25 2026-12-27 Weekend house',
      '2026-12-19 2026-12-21 Weekend house, a day later',
    ]);
    expect(feedOf(GOOGLE)).toMatchObject({ cancelled: ['evt5example@google.com'], complete: true });
  });
});

test.each([
  ['another page', '<!doctype html><title>Log in</title>', 'not-a-calendar'],
  ['nothing', '', 'not-a-calendar'],
  [
    'too many entries',
    `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\nEND:VEVENT\n'.repeat(CALENDAR_LIMITS.events + 1)}END:VCALENDAR`,
    'too-many',
  ],
])('refuses %s', (_, text, problem) => {
  expect(readIcal(text, TODAY)).toEqual({ ok: false, problem });
});

test.each([
  ['a day that does not exist', event('DTSTART;VALUE=DATE:20261345')],
  [
    'an end before its beginning',
    event('DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261201'),
  ],
  ['no beginning', event('SUMMARY:Reserved')],
  ['a rule by the second', event('DTSTART:20261210T000000Z', 'RRULE:FREQ=SECONDLY')],
  [
    'a rule that is hard to follow',
    event('DTSTART;VALUE=DATE:20261210', 'RRULE:FREQ=MONTHLY;BYSETPOS=-1;BYDAY=MO'),
  ],
  ['no end of the calendar', AIRBNB.replace('END:VCALENDAR', '')],
  ['half an entry', AIRBNB.slice(0, AIRBNB.lastIndexOf('SUMMARY'))],
])('calls a calendar incomplete that has %s', (_, text) => {
  expect(feedOf(text).complete).toBe(false);
});

test('keeps each of several entries with one UID, or with none', () => {
  const twice = event('DTSTART;VALUE=DATE:20261210').replace('END:VCALENDAR', '');
  const text = twice + event('DTSTART;VALUE=DATE:20261220').replace('BEGIN:VCALENDAR\r\n', '');
  const uids = (of: string) => new Set(feedOf(of).events.map(({ uid }) => uid)).size;
  expect(uids(text)).toBe(2);
  expect(uids(text.replaceAll('UID:x\r\n', ''))).toBe(2);
});

test('a rule that never ends is read as far ahead as nights are kept', () => {
  const endless = event(
    'DTSTART;VALUE=DATE:20200101',
    'DTEND;VALUE=DATE:20200102',
    'RRULE:FREQ=DAILY',
  );
  expect(feedOf(endless).events).toHaveLength(CALENDAR_LIMITS.daysAhead);
  const never = event('DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=MO');
  expect(feedOf(never).events).toHaveLength(1);
});

test('rules fall on the days that the library finds', () => {
  const random = seeded(35);
  for (let round = 0; round < 300; round += 1) {
    const rule = randomRule(random);
    const start = ICAL.Time.fromDateString('2026-12-01');
    const iterator = ICAL.Recur.fromString(rule).iterator(start);
    const expected: string[] = [];
    for (let next = iterator.next(); next && expected.length < 12; next = iterator.next()) {
      expected.push(next.toString());
    }
    const found = feedOf(event('DTSTART;VALUE=DATE:20261201', `RRULE:${rule}`)).events;
    const days = new Set(found.map(({ from }) => from as string));
    const limit = '2029-11-01';
    // Our first is the entry's own day, whether or not its rule has it.
    expect([rule, expected.filter((day) => day < limit && !days.has(day))]).toEqual([rule, []]);
  }
});

function randomRule(random: Random): string {
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const day = () => pick(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']);
  const interval = `INTERVAL=${1 + Math.floor(random() * 3)}`;
  const rule = pick([
    () => `FREQ=DAILY;${interval}`,
    () => `FREQ=WEEKLY;${interval};BYDAY=${day()}`,
    () => `FREQ=MONTHLY;${interval};BYDAY=${pick(['1', '2', '-1'])}${day()}`,
    () => `FREQ=MONTHLY;${interval};BYMONTHDAY=${pick(['1', '15', '28', '-1'])}`,
    () => `FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=${pick(['1', '24', '31'])}`,
  ])();
  return random() < 0.3 ? `${rule};COUNT=${2 + Math.floor(random() * 5)}` : rule;
}

/** By hand: MUTATIONS=10000. */
const MUTATIONS = Number(process.env.MUTATIONS ?? 2_000);

test(`${MUTATIONS} damaged calendars lose no reservation`, () => {
  const random = seeded(2_026);
  const now = new Date('2026-11-28T08:00:00Z');
  for (let round = 0; round < MUTATIONS; round += 1) {
    const whole = [AIRBNB, BOOKING, VRBO, SMOOBU, GOOGLE][round % 5] as string;
    const known = importFeed([], feedOf(whole), { now, told: [] }).kept;
    const damaged = damage(whole, random);
    const next = new Date(now.getTime() + 15 * 60_000);
    const read = readIcal(damaged, TODAY);
    const kept = read.ok ? importFeed(known, read.feed, { now: next, told: [] }).kept : known;
    // Freed by what the damaged calendar says in so many words, or kept.
    const says = new Set(read.ok ? read.feed.cancelled : []);
    const named = new Set(read.ok ? read.feed.events.map(({ uid }) => uid) : []);
    for (const before of known.filter(({ uid }) => !says.has(uid) && !named.has(uid))) {
      expect(kept, damaged).toContainEqual(
        expect.objectContaining({ uid: before.uid, from: before.from, to: before.to }),
      );
    }
    // The next whole reading has everything as it was.
    const again = importFeed(kept, feedOf(whole), {
      now: new Date(now.getTime() + 30 * 60_000),
      told: [],
    });
    const held = new Set(again.kept.map(({ from, to }) => `${from}/${to}`));
    for (const { from, to } of known) expect(held, damaged).toContain(`${from}/${to}`);
  }
});

/** Cuts, repeats, swaps and overwrites parts of a text. */
function damage(text: string, random: Random): string {
  const at = (length: number) => Math.floor(random() * length);
  let damaged = text;
  for (let times = 1 + at(4); times > 0; times -= 1) {
    const [from, size] = [at(damaged.length), at(60)];
    const part = damaged.slice(from, from + size);
    const rest = damaged.slice(from + size);
    const noise = () => String.fromCodePoint(1 + at(random() < 0.1 ? 0x1f_ff0 : 0x7f));
    const instead = [
      () => '',
      () => part + part,
      () => [...part].reverse().join(''),
      () => Array.from({ length: at(20) }, noise).join(''),
      () => part.replaceAll(/\d/g, () => String(at(10))),
      () => `\r\n${part}`,
    ][at(6)] as () => string;
    const swapped = damaged.split('\r\n');
    damaged =
      random() < 0.2
        ? swapped.toSpliced(at(swapped.length), 1).join('\r\n')
        : damaged.slice(0, from) + instead() + rest;
  }
  return random() < 0.1 ? damaged.slice(0, at(damaged.length)) : damaged;
}
