import { type CalendarDate, formatDate } from '#domain/values/calendar-date.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { BookingRow } from './booking-row-repository.ts';
import { bookings } from './repository.ts';

/** The most stays of each side that a refusal names. */
const NAMED = 3;

/** Counts someone's upcoming and current stays, as guest and as host, and describes the next ones. */
export async function listStaysNotOver(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<{ count: number; named: string[] }> {
  const sides = { guest: { guestId: userId }, host: { listerId: userId } };
  let count = 0;
  const named: string[] = [];
  for (const [side, whose] of Object.entries(sides)) {
    const filter = { ...whose, when: 'upcoming', now } as const;
    count += await bookings.count(tx, filter);
    const rows = await bookings.list(tx, filter, { size: NAMED, offset: 0 });
    named.push(...rows.map((row) => inWords(row, side === 'host')));
  }
  return { count, named };
}

function inWords(row: BookingRow, isHost: boolean): string {
  const { full_name, property_name, check_in, check_out } = row;
  const days = `${formatDate(check_in as CalendarDate)} to ${formatDate(check_out as CalendarDate)}`;
  return `${isHost ? `${full_name} at ` : ''}${property_name}, ${days}`;
}
