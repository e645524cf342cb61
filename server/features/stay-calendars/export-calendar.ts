import { notFound } from '#domain/errors.ts';
import { calendarMessages } from '#domain/stay-calendars/messages.ts';
import { today } from '#domain/values/calendar-date.ts';
import { writeCalendar } from '#server/platform/calendar/write-calendar.ts';
import type { Platform } from '#server/platform/platform.ts';
import { calendarExports, type ExportedRow } from './export-repository.ts';

const TITLES = {
  booking: calendarMessages.booked,
  imported: calendarMessages.takenElsewhere,
} as const satisfies Record<ExportedRow['kind'], string>;

/**
 * A stay's taken nights for another site, without those that came from there. What is no longer
 * taken is left out: sites free what a calendar no longer has, and some ignore that an entry is
 * called cancelled.
 * @throws {DomainError} NOT_FOUND for an unknown secret, and for a listing that was deleted.
 */
export async function exportCalendar(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  token: string,
): Promise<string> {
  const found = await calendarExports.findByToken(db, token);
  if (!found) throw notFound(calendarMessages.calendarNotFound);
  const at = now();
  const rows = await calendarExports.nights(db, found, today(at));
  await calendarExports.noteReading(db, found.id, at);
  return writeCalendar(
    rows.map(({ kind, id, first_night, free_from, stamp, sequence }) => ({
      uid: `${kind}-${id}@efie`,
      title: TITLES[kind],
      from: first_night,
      to: free_from,
      stamp,
      sequence,
      status: 'CONFIRMED',
    })),
  );
}
