import { assignUnit, type NightsRange } from '#domain/stays/assign-units.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { stays } from './repository.ts';

/**
 * Makes room for nights of a listing that the transaction has locked.
 * @returns the unit to take; undefined if the nights are taken.
 */
export async function makeRoom(
  tx: Transaction,
  listingId: string,
  wanted: NightsRange,
  { units, today }: { units: number; today: CalendarDate },
): Promise<number | undefined> {
  // Stays of the past never move, so those since today are enough, but a block may begin earlier.
  const since = wanted.from < today ? wanted.from : today;
  const room = assignUnit(await stays.listHeld(tx, listingId, since), wanted, units, today);
  if (!room) return undefined;
  await stays.move(tx, room.moves);
  return room.unit;
}
