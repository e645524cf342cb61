import { today } from '#domain/values/calendar-date.ts';
import type { ListerCheck } from '#domain/verification/schema.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { approvedChecks, type CheckRow, isVerified } from './checks-repository.ts';

type Db = Database | Transaction;

interface Listing {
  id: string;
  listerId: string;
}

/** A lister's checks that hold on the day of a moment. */
export async function listChecks(db: Db, now: Date, listerId: string): Promise<ListerCheck[]> {
  return (await approvedChecks(db, [listerId], today(now))).map(present);
}

/** The checks of several people, by their ids; leaves out people without any. */
export async function checksOfPeople(
  db: Db,
  now: Date,
  userIds: readonly string[],
): Promise<Map<string, ListerCheck[]>> {
  const rows = await approvedChecks(db, userIds, today(now));
  const byPerson = Map.groupBy(rows, (row) => row.user_id);
  return new Map([...byPerson].map(([id, own]) => [id, own.map(present)]));
}

/** The condition on `users` that some check of theirs holds on the day of a moment. */
export const verifiedPeople = (db: Database, now: Date) => isVerified(db, today(now));

/** The checks for one of their listings: of licences for stays, only its own. */
export async function listChecksFor(db: Db, now: Date, listing: Listing): Promise<ListerCheck[]> {
  return (await checksOfListings(db, now, [listing])).get(listing.id) ?? [];
}

/** Listings with the checks of their listers, if any: one query for all of them. */
export async function withChecks<Presented extends object>(
  db: Db,
  now: Date,
  presented: readonly Presented[],
  listingOf: (each: Presented) => Listing,
): Promise<(Presented & { checks?: ListerCheck[] })[]> {
  const checks = await checksOfListings(db, now, presented.map(listingOf));
  return presented.map((each) => {
    const own = checks.get(listingOf(each).id);
    return own ? { ...each, checks: own } : each;
  });
}

/** The checks of some listings, by their ids; leaves out listings without any. */
async function checksOfListings(
  db: Db,
  now: Date,
  listings: readonly Listing[],
): Promise<Map<string, ListerCheck[]>> {
  if (listings.length === 0) return new Map();
  const listers = [...new Set(listings.map(({ listerId }) => listerId))];
  const ids = listings.map(({ id }) => id);
  const byLister = Map.groupBy(
    await approvedChecks(db, listers, today(now), ids),
    (row) => row.user_id,
  );
  return new Map(
    listings.flatMap(({ id, listerId }) => {
      const rows = (byLister.get(listerId) ?? []).filter(
        ({ listing_id }) => listing_id === null || listing_id === id,
      );
      return rows.length > 0 ? [[id, rows.map(present)]] : [];
    }),
  );
}

const present = ({ kind, decided_at, listing_id, property_name }: CheckRow): ListerCheck => ({
  kind,
  checkedOn: today(decided_at),
  property: listing_id === null ? null : { _id: listing_id, name: property_name ?? '' },
});
