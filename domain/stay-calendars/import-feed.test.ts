import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate, today } from '../values/calendar-date.ts';
import { cleanSummary, type Feed, type FeedEvent, nightsOf } from './feed-nights.ts';
import { type Imported, importFeed } from './import-feed.ts';

const START = new Date('2026-11-28T08:00:00Z');
const day = (text: string) => text as CalendarDate;
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const DAY = 24 * 60;

const event = (uid: string, from: string, to: string, unavailable = false): FeedEvent => ({
  uid,
  from: day(from),
  to: day(to),
  summary: unavailable ? 'Not available' : 'Reserved',
  unavailable,
});
const feed = (events: FeedEvent[], rest: Partial<Feed> = {}): Feed => ({
  events,
  cancelled: [],
  complete: true,
  ...rest,
});

const DECEMBER = event('a', '2026-12-10', '2026-12-13');
const JANUARY = event('b', '2027-01-02', '2027-01-05');
const FEBRUARY = event('c', '2027-02-02', '2027-02-05');

/** Reads some feeds one after another, and returns the result of the last. */
function read(
  readings: [minutes: number, feed: Feed][],
  told: { from: CalendarDate; to: CalendarDate }[] = [],
) {
  let known: Imported[] = [];
  let last = importFeed(known, feed([]), { now: START, told });
  for (const [minutes, each] of readings) {
    last = importFeed(known, each, { now: later(minutes), told });
    known = last.kept;
  }
  return last;
}

const held = ({ kept }: { kept: Imported[] }) =>
  kept.filter(({ counts }) => counts).map(({ from, to }) => `${from}/${to}`);

describe('an imported calendar', () => {
  test('takes nights, and leaves out what is over', () => {
    const past = event('old', '2026-11-20', '2026-11-28');
    expect(held(read([[0, feed([DECEMBER, past])]]))).toEqual(['2026-12-10/2026-12-13']);
  });

  test('follows changed dates of an entry', () => {
    const moved = { ...DECEMBER, from: day('2026-12-11'), to: day('2026-12-15') };
    const result = read([
      [0, feed([DECEMBER])],
      [15, feed([moved])],
    ]);
    expect(held(result)).toEqual(['2026-12-11/2026-12-15']);
    expect(result.kept[0]).toMatchObject({ firstSeenAt: START, seenAt: later(15), misses: 0 });
  });

  test.each([
    ['at the first miss', [15], true],
    ['at two misses within 30 minutes', [15, 30], true],
    ['at one miss, however late', [60], true],
    ['at a miss 30 minutes after the first', [15, 30, 45], false],
  ])('still has what it no longer names %s: %s', (_, misses, isHeld) => {
    const gone = misses.map((minutes): [number, Feed] => [minutes, feed([JANUARY, FEBRUARY])]);
    const result = read([[0, feed([DECEMBER, JANUARY, FEBRUARY])], ...gone]);
    expect(held(result).includes('2026-12-10/2026-12-13')).toBe(isHeld);
  });

  test('forgets a miss once the entry is back', () => {
    const all = feed([DECEMBER, JANUARY, FEBRUARY]);
    const without = feed([JANUARY, FEBRUARY]);
    const result = read([
      [0, all],
      [15, without],
      [30, all],
      [45, without],
      [60, without],
    ]);
    expect(held(result)).toContain('2026-12-10/2026-12-13');
  });

  test('frees at once what it calls cancelled', () => {
    const result = read([
      [0, feed([DECEMBER])],
      [15, feed([], { cancelled: ['a'] })],
    ]);
    expect(held(result)).toEqual([]);
    expect(result.freed).toHaveLength(1);
  });

  test('keeps for a day what vanishes with more than half of it, and asks', () => {
    const readings: [number, Feed][] = [
      [0, feed([DECEMBER, JANUARY, FEBRUARY])],
      [15, feed([JANUARY])],
      [60, feed([JANUARY])],
    ];
    expect(read(readings)).toMatchObject({ vanished: 2 });
    expect(held(read(readings))).toHaveLength(3);
    expect(held(read([...readings, [15 + DAY - 1, feed([JANUARY])]]))).toHaveLength(3);
    const after = read([...readings, [15 + DAY, feed([JANUARY])]]);
    expect(held(after)).toEqual(['2027-01-02/2027-01-05']);
    expect(after.vanished).toBe(0);
  });

  test('still waits a day when new entries make the vanished fewer than half', () => {
    const others = Array.from({ length: 8 }, (_, at) =>
      event(`n${at}`, `2027-03-${10 + at}`, `2027-03-${11 + at}`),
    );
    const result = read([
      [0, feed([DECEMBER, JANUARY])],
      [15, feed([])],
      [30, feed(others)],
      [60, feed(others)],
    ]);
    expect(held(result)).toContain('2026-12-10/2026-12-13');
  });

  test('frees nothing because of a reading that is damaged', () => {
    const damaged = feed([], { complete: false });
    const result = read([
      [0, feed([DECEMBER])],
      ...[15, 60, 3 * DAY].map((minutes): [number, Feed] => [minutes, damaged]),
    ]);
    expect(held(result)).toEqual(['2026-12-10/2026-12-13']);
  });
});

describe('entries that say only that nobody can book', () => {
  test('take nights: some sites write bookings so', () => {
    const closed = event('x', '2026-12-20', '2026-12-24', true);
    expect(held(read([[0, feed([closed])]]))).toEqual(['2026-12-20/2026-12-24']);
  });

  const notice = (days: number, nights = 2, name = 'n') => {
    const from = addDays(today(START), days);
    return event(`${name}${days}`, from, addDays(from, nights), true);
  };
  const dayAfterDay = (of: (days: number) => FeedEvent[], days: number) =>
    read(
      Array.from({ length: days }, (_, at): [number, Feed] => [
        at * DAY,
        feed([DECEMBER, ...of(at)]),
      ]),
    );

  test('take none once they have moved along with today for two days', () => {
    expect(held(dayAfterDay((days) => [notice(days)], 2))).toHaveLength(2);
    expect(held(dayAfterDay((days) => [notice(days)], 3))).toEqual(['2026-12-10/2026-12-13']);
    const oneUid = (days: number) => [{ ...notice(days), uid: 'window' }];
    expect(held(dayAfterDay(oneUid, 3))).toEqual(['2026-12-10/2026-12-13']);
  });

  test('take nights again once they stand still', () => {
    const stops = (days: number) => [notice(Math.min(days, 3), 4)];
    expect(held(dayAfterDay(stops, 4))).toHaveLength(1);
    expect(held(dayAfterDay(stops, 5))).toHaveLength(2);
  });

  test('take nights if they are booked night after night', () => {
    const nightly = (days: number) => [notice(days, 1)];
    expect(held(dayAfterDay(nightly, 5))).toContain('2026-12-02/2026-12-03');
  });

  test('take nights while only their beginning follows today', () => {
    const shrinking = (days: number) => {
      const from = addDays(today(START), days);
      return [event(`s${days}`, from, '2026-12-08', true)];
    };
    expect(held(dayAfterDay(shrinking, 4))).toContain('2026-12-01/2026-12-08');
  });

  test('take none at the end of a calendar, a year ahead', () => {
    const beyond = event('h', '2027-08-28', '2027-11-29', true);
    const stay = event('s', '2027-11-20', '2027-11-27', true);
    expect(held(read([[0, feed([beyond, stay])]]))).toEqual(['2027-11-20/2027-11-27']);
    expect(held(read([[0, feed([{ ...beyond, unavailable: false }])]]))).toHaveLength(1);
  });
});

describe('nights that a site has from us', () => {
  const block = event('x', '2026-12-10', '2026-12-15', true);
  const told = [
    { from: day('2026-12-12'), to: day('2026-12-15') },
    { from: day('2026-12-09'), to: day('2026-12-12') },
  ];

  test.each([
    ['are an echo when all of them are ours', told, block, true],
    ['are its own when one is not ours', told.slice(1), block, false],
    ['are its own when it calls them a reservation', told, { ...block, unavailable: false }, false],
  ])('%s', (_, ours, entry, echo) => {
    expect(read([[0, feed([entry])]], ours).kept).toMatchObject([{ echo }]);
  });

  test('stay an echo after ours is cancelled, until the site frees them', () => {
    const first = importFeed([], feed([block]), { now: START, told });
    const second = importFeed(first.kept, feed([block]), { now: later(15), told: [] });
    expect(second.kept).toMatchObject([{ echo: true }]);
  });
});

test.each([
  ['Reserved - Ama', 'Reserved - Ama'],
  ['Reserved +233 24 455 6677', 'Reserved'],
  ['Call 0244-556-677 now', 'Call now'],
  ['See https://pay.example/x?y=1 or www.pay.example', 'See or'],
  ['ama@example.com is coming', 'is coming'],
  ['Room 12', 'Room 12'],
  ['a\u0000b\n\tc', 'a b c'],
])('a title %j is kept as %j', (title, kept) => {
  expect(cleanSummary(title)).toBe(kept);
});

test.each([
  ['whole days, the last excluded', ['2026-12-24', null], ['2026-12-26', null], '24-26'],
  ['a whole day without an end', ['2026-12-24', null], ['2026-12-24', null], '24-25'],
  ['from check-in to check-out', ['2026-12-24', 15], ['2026-12-26', 11], '24-26'],
  ['until midnight', ['2026-12-24', 0], ['2026-12-25', 0], '24-25'],
  ['until a minute before midnight', ['2026-12-24', 0], ['2026-12-24', 23], '24-25'],
  ['a cleaning', ['2026-12-24', 11], ['2026-12-24', 13], undefined],
] as const)('nights of %s', (_, [from, fromHour], [to, toHour], nights) => {
  const found = nightsOf({ day: day(from), hour: fromHour }, { day: day(to), hour: toHour });
  expect(found && `${found.from.slice(-2)}-${found.to.slice(-2)}`).toBe(nights);
});
