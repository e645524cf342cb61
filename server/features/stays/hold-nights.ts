import {
  assignUnit,
  fullNights,
  isOverlapping,
  type Moves,
  type NightsRange,
  packUnits,
} from '#domain/stays/assign-units.ts';
import { compare, today } from '#domain/values/calendar-date.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { freeLapsed } from './lapsed-requests.ts';
import { stays } from './repository.ts';

interface Selling {
  units: number;
  now: Date;
  /** Nights that other sites have sold. */
  besides?: readonly NightsRange[];
}

/**
 * Finds room for a booking on other nights: it may keep, or move within, those that it holds. A stay that has begun keeps its
 * unit. The transaction has locked the listing.
 * @param booking its id and the nights it wants.
 * @returns whatever moves, the booking included; undefined if the nights are taken.
 */
export async function findRoomAgain(
  tx: Transaction,
  listingId: string,
  booking: NightsRange & { id: string },
  { units, now, besides = [] }: Selling,
): Promise<Moves | undefined> {
  const { id, ...wanted } = booking;
  const day = today(now);
  const since = compare(wanted.from, day) < 0 ? wanted.from : day;
  await freeLapsed(tx, now, listingId);
  const held = await stays.listHeld(tx, listingId, since, now);
  const own = held.find((each) => each.id === id);
  if (!own) return undefined;
  const others = held.filter((each) => each.id !== id);
  const isFull = fullNights([...others, ...besides], units).some((full) =>
    isOverlapping(full, wanted),
  );
  return isFull ? undefined : packUnits([...others, { ...own, ...wanted }], units, day);
}

/**
 * Makes room for nights of a listing that the transaction has locked, and ends requests there that lapsed.
 * @returns the unit to take; undefined if the nights are taken.
 */
export async function makeRoom(
  tx: Transaction,
  listingId: string,
  wanted: NightsRange,
  { units, now, besides = [] }: Selling,
): Promise<number | undefined> {
  // Stays of the past never move, so those since today are enough, but a block may begin earlier.
  const day = today(now);
  const since = compare(wanted.from, day) < 0 ? wanted.from : day;
  await freeLapsed(tx, now, listingId);
  const held = await stays.listHeld(tx, listingId, since, now);
  const isFull = fullNights([...held, ...besides], units).some((full) =>
    isOverlapping(full, wanted),
  );
  const room = isFull ? undefined : assignUnit(held, wanted, units, day);
  if (!room) return undefined;
  await stays.move(tx, room.moves);
  return room.unit;
}
