import {
  assignUnit,
  fullNights,
  isOverlapping,
  type NightsRange,
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
