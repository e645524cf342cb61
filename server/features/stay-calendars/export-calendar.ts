import { notFound } from '#domain/errors.ts';
import { calendarMessages } from '#domain/stay-calendars/messages.ts';
import { today } from '#domain/values/calendar-date.ts';
import { writeCalendar } from '#server/platform/calendar/write-calendar.ts';
import type { Platform } from '#server/platform/platform.ts';
import { calendarExports } from './export-repository.ts';
import { type ExportedNights, exportedNights } from './exported-nights.ts';

const titleOf = (kind: ExportedNights['kind']): string =>
  kind === 'booking' ? calendarMessages.booked : calendarMessages.takenElsewhere;

/**
 * A stay's taken nights for another site, or those of one of its units, without those that came from there. What is no longer
 * taken is left out: sites free what a calendar no longer has, and some ignore that an entry is
 * called cancelled.
 * @throws {DomainError} NOT_FOUND for an unknown secret, and for a listing that was deleted.
 */
export async function exportCalendar(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  token: string,
  unit?: number,
): Promise<string> {
  const found = await calendarExports.findByToken(db, token);
  if (!found) throw notFound(calendarMessages.calendarNotFound);
  const at = now();
  const nights = await exportedNights(db, found, today(at), unit);
  await calendarExports.noteReading(db, found.id, at, unit !== undefined);
  return writeCalendar(
    nights.map(({ kind, unit: _, ...rest }) => ({
      ...rest,
      title: titleOf(kind),
      status: 'CONFIRMED',
    })),
  );
}
