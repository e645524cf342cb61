import { today } from '#domain/calendar-date.ts';
import type { ListerCheck } from '#domain/verification/schema.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { approvedChecks, type CheckRow } from './checks-repository.ts';

type Db = Database | Transaction;

/** What was checked of a lister and holds on the day of a moment. */
export async function listChecks(db: Db, now: Date, listerId: string): Promise<ListerCheck[]> {
  return (await approvedChecks(db, listerId, today(now))).map(present);
}

/** The same for one of their listings: of licences of stays, its own alone. */
export async function listChecksFor(
  db: Db,
  now: Date,
  listing: { listerId: string; id: string },
): Promise<ListerCheck[]> {
  const checks = await listChecks(db, now, listing.listerId);
  return checks.filter(({ property }) => property === null || property._id === listing.id);
}

const present = ({ kind, decided_at, property_id, property_name }: CheckRow): ListerCheck => ({
  kind,
  checkedOn: today(decided_at),
  property: property_id === null ? null : { _id: property_id, name: property_name ?? '' },
});
