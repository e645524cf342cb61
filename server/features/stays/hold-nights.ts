import {
  assignUnit,
  fullNights,
  isOverlapping,
  type NightsRange,
} from '#domain/stays/assign-units.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { stays } from './repository.ts';

interface Selling {
  units: number;
  today: CalendarDate;
  /** Nights that other sites have sold. */
  besides?: readonly NightsRange[];
}

/**
 * Makes room for nights of a listing that the transaction has locked.
 * @returns the unit to take; undefined if the nights are taken.
 */
export async function makeRoom(
  tx: Transaction,
  listingId: string,
  wanted: NightsRange,
  { units, today, besides = [] }: Selling,
): Promise<number | undefined> {
  // Stays of the past never move, so those since today are enough, but a block may begin earlier.
  const since = wanted.from < today ? wanted.from : today;
  const held = await stays.listHeld(tx, listingId, since);
  const isFull = fullNights([...held, ...besides], units).some((full) =>
    isOverlapping(full, wanted),
  );
  const room = isFull ? undefined : assignUnit(held, wanted, units, today);
  if (!room) return undefined;
  await stays.move(tx, room.moves);
  return room.unit;
}
