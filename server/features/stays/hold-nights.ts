import {
  assignUnit,
  fullNights,
  isOverlapping,
  type Moves,
  type NightsRange,
  packUnits,
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
 * Finds room for a booking on other nights: it may keep, or move within, those that it holds. A stay that has begun keeps its
 * unit.
 * @param bookingId of a listing that the transaction has locked.
 * @returns whatever moves, the booking included; undefined if the nights are taken.
 */
export async function findRoomAgain(
  tx: Transaction,
  listingId: string,
  { id, ...wanted }: NightsRange & { id: string },
  { units, today, besides = [] }: Selling,
): Promise<Moves | undefined> {
  const since = wanted.from < today ? wanted.from : today;
  const held = await stays.listHeld(tx, listingId, since);
  const own = held.find((each) => each.id === id);
  if (!own) return undefined;
  const others = held.filter((each) => each.id !== id);
  const isFull = fullNights([...others, ...besides], units).some((full) =>
    isOverlapping(full, wanted),
  );
  return isFull ? undefined : packUnits([...others, { ...own, ...wanted }], units, today);
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
