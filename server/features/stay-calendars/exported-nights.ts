import type { Nights } from '#domain/stay-calendars/feed-nights.ts';
import { fullNights } from '#domain/stays/assign-units.ts';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import { type CalendarDate, compare } from '#domain/values/calendar-date.ts';
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
  /** Of ours; null for what takes any. */
  unit: number | null;
}

/**
 * What a site is told from a day on. Of a stay with several units, the nights on which none is
 * left, since the site has one calendar for all of them; or those of one unit.
 */
export async function exportedNights(
  db: Db,
  at: AtSite,
  from: CalendarDate,
  unit?: number,
): Promise<ExportedNights[]> {
  const rows = await rowsOf(db, at, from);
  const units = await unitsOf(db, at.listing_id);
  if (units === 1) return rows;
  const own = rows.filter((row) => row.unit === unit);
  // What other sites sold takes any unit: this one too where none is left.
  const full = fullNights(rows, units).filter(
    (nights) => unit === undefined || !covers(own, nights),
  );
  return [...own, ...full.map((nights) => asFull(at, nights, rows))].toSorted((a, b) =>
    compare(a.from, b.from),
  );
}

/** Under a UID of its own for each dates, so that one never changes them. */
const asFull = (
  at: AtSite,
  { from, to }: Nights,
  rows: readonly ExportedNights[],
): ExportedNights => ({
  from,
  to,
  unit: null,
  uid: `full-${at.listing_id}-${from}-${to}`,
  kind: 'full',
  stamp: new Date(Math.max(...rows.map((row) => row.stamp.getTime()))),
  sequence: 0,
});

/** Whether every night is among some. */
function covers(some: readonly Nights[], { from, to }: Nights): boolean {
  let reached = from;
  for (const nights of some.toSorted((a, b) => compare(a.from, b.from))) {
    if (nights.from <= reached && nights.to > reached) reached = nights.to;
  }
  return reached >= to;
}

/**
 * Nights from a day on that a site has from us: those that were taken when it last fetched our
 * calendar. None where it never did.
 */
export async function toldNights(db: Db, at: AtSite, from: CalendarDate): Promise<Nights[]> {
  const read = await calendarExports.lastReading(db, at.listing_id, at.channel);
  if (!read) return [];
  const rows = await rowsOf(db, at, from);
  const toldAt = async (moment: Date) => [
    ...rows.filter(({ stamp }) => stamp <= moment),
    ...(await calendarExports.cancelledSince(db, at.listing_id, moment)),
  ];
  const units = await unitsOf(db, at.listing_id);
  if (units === 1) return toldAt(read.whole);
  return [
    ...fullNights(await toldAt(read.whole), units),
    ...(read.units ? await toldAt(read.units) : []),
  ];
}

async function rowsOf(db: Db, at: AtSite, from: CalendarDate): Promise<ExportedNights[]> {
  const rows = await calendarExports.nights(db, at, from);
  return rows.map(({ id, ...row }) => ({
    ...row,
    uid: `${row.kind}-${id}@efie`,
    stamp: row.stamp ?? madeAt(id),
  }));
}

/** How many equal units a stay has. */
export const unitsOf = async (db: Db, listingId: string): Promise<number> =>
  ((await stays.rulesOf(db, listingId))?.rules ?? PLAIN_RULES).units;

/** When a UUID of version 7 was made (RFC 9562 §5.7). */
const madeAt = (id: string): Date =>
  new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
