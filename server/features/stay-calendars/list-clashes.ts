import { findClashes } from '#domain/stay-calendars/clashes.ts';
import { today } from '#domain/values/calendar-date.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import {
  type ConnectedRow,
  clashes,
  type HeldRow,
  type SoldRow,
  type Whose,
} from './clash-repository.ts';

type Db = Database | Transaction;

/** A booking of ours, or a request, and nights of another site that clash with it. */
export interface Clash {
  booking: HeldRow & { guest: string };
  imported: SoldRow;
}

/** The stays among these with nights sold twice, or asked for here and sold there, from the day of a moment on, and those nights. */
export async function listClashes(
  db: Db,
  whose: Whose,
  now: Date,
): Promise<{ stay: ConnectedRow; clashes: Clash[] }[]> {
  const stays = await clashes.connected(db, whose);
  if (stays.length === 0) return [];
  const ids = stays.map(({ id }) => id);
  const held = Map.groupBy(await clashes.held(db, ids, now), ({ listing_id }) => listing_id);
  const sold = Map.groupBy(await clashes.sold(db, ids, today(now)), ({ listing_id }) => listing_id);
  return stays.flatMap((stay) => {
    const here = held.get(stay.id) ?? [];
    const found = findClashes(
      {
        bookings: here.filter(isBooking),
        blocks: here.filter((each) => !isBooking(each)),
        imported: sold.get(stay.id) ?? [],
      },
      stay.units,
    );
    return found.length > 0 ? { stay, clashes: found } : [];
  });
}

const isBooking = (row: HeldRow): row is Clash['booking'] => row.guest !== null;
