import {
  addDays,
  type CalendarDate,
  today as dayIn,
  nightsBetween,
} from '../values/calendar-date.ts';
import type { Feed, FeedEvent, Nights } from './feed-nights.ts';
import { CALENDAR_LIMITS, FREEING } from './limits.ts';

/** Nights that were read from another site's calendar, as they are kept. */
export interface Imported extends FeedEvent {
  firstSeenAt: Date;
  seenAt: Date;
  /** Readings in a row that no longer had it. */
  misses: number;
  missedSince: Date | null;
  /** When it may be freed at the earliest, while missed. */
  freeAfter: Date | null;
  /** Days in a row on which it moved along with today. */
  slid: number;
  /** Nights that we told that site ourselves, and that it tells us in turn. */
  echo: boolean;
  /** The host has settled it with the other site, in favour of ours: as if it were not there, until its dates change. */
  settled: boolean;
  /** False: it is settled, or says only that the site takes no bookings so soon or so far ahead. */
  counts: boolean;
}

export interface Import {
  kept: Imported[];
  freed: Imported[];
  /** How many vanished at once, if that was more than half: the host is asked whether they are really free. */
  vanished: number;
}

const MINUTE_MS = 60_000;
/** A window that a site takes no bookings in begins within so many days. */
const NOTICE_DAYS = 14;
/** Seen so often moving along with today, it is such a window. */
const SLIDES = 2;
/** So many nights that end a year ahead are where a site's calendar ends, and not a stay. */
const HORIZON = { nights: 28, daysAhead: 350 };

/**
 * What a reading changes. Entries are known by their UID and follow its dates; cancelled ones are
 * free at once. What is missing is freed after two readings and 30 minutes, where more than half
 * vanished after a day, and never by a reading that is damaged. `told` are the nights that the
 * site has from us.
 */
export function importFeed(
  known: readonly Imported[],
  feed: Feed,
  { now, told }: { now: Date; told: readonly Nights[] },
): Import {
  const day = dayIn(now);
  const last = addDays(day, CALENDAR_LIMITS.daysAhead);
  const events = feed.events.filter(({ from, to }) => to > day && from < last);
  const byUid = new Map(known.map((each) => [each.uid, each]));
  const seen = new Set(events.map(({ uid }) => uid));
  const seenNow = events.map((event) =>
    asSeen(event, byUid.get(event.uid), { now, told, known, events }),
  );
  const slidAway = new Set(seenNow.flatMap(({ cameFrom }) => cameFrom ?? []));
  const cancelled = new Set(feed.cancelled);
  const missing = known.filter(({ uid, to }) => !seen.has(uid) && to > day && !slidAway.has(uid));
  const called = missing.filter(({ uid }) => cancelled.has(uid));
  const missed = missing.filter(({ uid }) => !cancelled.has(uid));
  const kept = seenNow.map(({ row }) => row);
  if (!feed.complete) return { kept: [...kept, ...missed], freed: called, vanished: 0 };
  const vanished = manyVanish(known, missed, day) ? missed.filter(({ counts }) => counts) : [];
  const after = missed.map((row) => asMissed(row, now, vanished.length > 0));
  const isFree = ({ misses, freeAfter }: Imported) =>
    misses >= FREEING.misses && freeAfter !== null && freeAfter <= now;
  return {
    kept: [...kept, ...after.filter((row) => !isFree(row))],
    freed: [...called, ...after.filter(isFree)],
    vanished: after.filter((row) => row.counts && waitsLong(row) && !isFree(row)).length,
  };
}

interface Reading {
  now: Date;
  told: readonly Nights[];
  known: readonly Imported[];
  events: readonly FeedEvent[];
}

function asSeen(
  event: FeedEvent,
  before: Imported | undefined,
  { now, told, known, events }: Reading,
): { row: Imported; cameFrom?: string } {
  const same = before?.from === event.from && before.to === event.to;
  const slide = same ? undefined : slideOf(event, { known, events, now });
  const standsStill = same && dayIn(before.seenAt) === dayIn(now);
  const slid = slide ? slide.slid + 1 : standsStill ? before.slid : 0;
  const settled = same && before.settled;
  const row = {
    ...event,
    firstSeenAt: before?.firstSeenAt ?? now,
    seenAt: now,
    misses: 0,
    missedSince: null,
    freeAfter: null,
    slid,
    echo: same ? before.echo : isEcho(event, told),
    settled,
    counts: !settled && slid < SLIDES && !touchesHorizon(event, dayIn(now)),
  };
  return slide ? { row, cameFrom: slide.uid } : { row };
}

/**
 * What an unavailable entry was before, if it moves along with today: both its ends by as many days
 * as have passed, while the earlier is gone. Only where the two overlap, because stays of single
 * nights that are booked day after day look the same.
 */
function slideOf(event: FeedEvent, { known, events, now }: Omit<Reading, 'told'>) {
  if (!event.unavailable) return undefined;
  const day = dayIn(now);
  return known.find((before) => {
    const days = nightsBetween(dayIn(before.seenAt), day);
    return (
      before.unavailable &&
      days > 0 &&
      event.from < before.to &&
      nightsBetween(before.from, event.from) === days &&
      nightsBetween(before.to, event.to) === days &&
      nightsBetween(day, event.from) <= NOTICE_DAYS &&
      !events.some(({ from, to }) => from === before.from && to === before.to)
    );
  });
}

const touchesHorizon = ({ unavailable, from, to }: FeedEvent, day: CalendarDate): boolean =>
  unavailable &&
  nightsBetween(from, to) >= HORIZON.nights &&
  nightsBetween(day, to) >= HORIZON.daysAhead;

/** Whether every night of an unavailable entry is one that the site has from us. */
function isEcho({ unavailable, from, to }: FeedEvent, told: readonly Nights[]): boolean {
  if (!unavailable) return false;
  let reached = from;
  for (const nights of told.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    if (nights.from <= reached && nights.to > reached) reached = nights.to;
  }
  return reached >= to;
}

/** Whether more than half of what a calendar held is missing from it. */
function manyVanish(
  known: readonly Imported[],
  missed: readonly Imported[],
  day: CalendarDate,
): boolean {
  const held = known.filter(({ to, counts }) => counts && to > day).length;
  return missed.filter(({ counts }) => counts).length * 2 > held;
}

function asMissed(row: Imported, now: Date, many: boolean): Imported {
  const missedSince = row.missedSince ?? now;
  const minutes = many ? FREEING.hoursIfMany * 60 : FREEING.minutes;
  const freeAfter = new Date(missedSince.getTime() + minutes * MINUTE_MS);
  return {
    ...row,
    misses: row.misses + 1,
    missedSince,
    freeAfter: row.freeAfter !== null && row.freeAfter > freeAfter ? row.freeAfter : freeAfter,
  };
}

const waitsLong = ({ missedSince, freeAfter }: Imported): boolean =>
  missedSince !== null &&
  freeAfter !== null &&
  freeAfter.getTime() - missedSince.getTime() > FREEING.minutes * MINUTE_MS;
