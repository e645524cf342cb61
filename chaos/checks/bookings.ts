import type { Inspector } from '../inspector.ts';

/** Pairs of stays that overlap, found without the index that is to prevent them. */
export async function doubleBookings(inspector: Pick<Inspector, 'query'>): Promise<string[]> {
  const pairs = await inspector.query<{ one: string; other: string }>(
    `select one.id as one, other.id as other from bookings one
     join bookings other on other.listing_id = one.listing_id and other.id > one.id
       and other.check_in < one.check_out and one.check_in < other.check_out
     where one.status <> 'cancelled' and other.status <> 'cancelled'`,
  );
  return pairs.map(({ one, other }) => `${one} and ${other}`);
}
