import type { Nights } from '#domain/stay-calendars/feed-nights.ts';
import { fullNights } from '#domain/stays/assign-units.ts';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { stays } from '#server/features/stays/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { calendarExports, type ExportedRow } from './export-repository.ts';

type Db = Database | Transaction;

/** A stay as one site knows it. */
interface AtSite {
  listing_id: string;
  channel: string;
}

/** Taken nights that a site is told of. */
export interface ExportedNights extends Nights {
  uid: string;
  kind: ExportedRow['kind'] | 'full';
  stamp: Date;
  sequence: number;
}

/**
 * What a site is told from a day on. Of a stay with several units, the nights on which none is
 * left: the site has one calendar for all of them.
 */
export async function exportedNights(
  db: Db,
  at: AtSite,
  from: CalendarDate,
): Promise<ExportedNights[]> {
  const rows = await rowsOf(db, at, from);
  const units = await unitsOf(db, at.listing_id);
  if (units === 1) return rows;
  const stamp = new Date(Math.max(...rows.map((row) => row.stamp.getTime())));
  return fullNights(rows, units).map((nights) => ({
    ...nights,
    uid: `full-${at.listing_id}-${nights.from}`,
    kind: 'full',
    stamp,
    sequence: 0,
  }));
}

/**
 * Nights from a day on that a site has from us: those that were taken when it last fetched our
 * calendar. None where it never did.
 */
export async function toldNights(db: Db, at: AtSite, from: CalendarDate): Promise<Nights[]> {
  const read = await calendarExports.lastReading(db, at.listing_id, at.channel);
  if (!read) return [];
  const then = (await rowsOf(db, at, from)).filter(({ stamp }) => stamp <= read);
  const since = await calendarExports.cancelledSince(db, at.listing_id, read);
  const units = await unitsOf(db, at.listing_id);
  return units === 1 ? [...then, ...since] : fullNights([...then, ...since], units);
}

async function rowsOf(db: Db, at: AtSite, from: CalendarDate): Promise<ExportedNights[]> {
  const rows = await calendarExports.nights(db, at, from);
  return rows.map(({ id, ...row }) => ({
    ...row,
    uid: `${row.kind}-${id}@efie`,
    stamp: row.stamp ?? madeAt(id),
  }));
}

const unitsOf = async (db: Db, listingId: string): Promise<number> =>
  ((await stays.rulesOf(db, listingId))?.rules ?? PLAIN_RULES).units;

/** When a UUID of version 7 was made (RFC 9562 §5.7). */
const madeAt = (id: string): Date =>
  new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
