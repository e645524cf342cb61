import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '#domain/listing-kinds.ts';
import type { ReportedKind } from '#domain/reports/rules.ts';
import { isReadable } from '#server/features/listing-conditions/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Db = Database | Transaction;

/** The fields of a reportable thing that a report needs. */
export interface Thing {
  owner_id: string;
  name: string;
  /** The comment's listing. */
  listing_id: string | null;
}

const findListing =
  (kind: ListingKind) =>
  (id: string): RawBuilder<Thing> =>
    sql`
    select lister_id as owner_id, name, null as listing_id from listings
    where id = ${id} and kind = ${kind} and deleted_at is null`;

const FIND: Record<ReportedKind, (id: string) => RawBuilder<Thing>> = {
  property: findListing('property'),
  car: findListing('car'),
  comment: (id) => sql`
    select user_id as owner_id, left(body, 200) as name, listing_id from comments where id = ${id}`,
  person: (id) => sql`
    select id as owner_id, firstname || ' ' || lastname as name, null as listing_id from users
    where id = ${id} and suspended_at is null`,
};

/** Something that can be reported; undefined once it is gone, or if its owner is suspended already. */
export async function findThing(
  db: Db,
  kind: ReportedKind,
  id: string,
): Promise<Thing | undefined> {
  const { rows } = await FIND[kind](id).execute(db);
  return rows[0];
}

const isReadableListing = (id: string): RawBuilder<boolean> =>
  sql`exists (select from listings where id = ${id} and ${isReadable('listings')})`;

/**
 * Conditions for what everyone can report: nothing on a listing that only its lister and Admins may
 * read.
 */
const CAN_REPORT: Record<ReportedKind, (id: string) => RawBuilder<boolean>> = {
  property: isReadableListing,
  car: isReadableListing,
  comment: (id) => sql`exists (
    select from comments join listings on listings.id = listing_id
    where comments.id = ${id} and ${isReadable('listings')})`,
  person: () => sql`true`,
};

/** Limits `findThing` to what everyone may read. */
export async function findReadableThing(
  db: Db,
  kind: ReportedKind,
  id: string,
): Promise<Thing | undefined> {
  const { rows } = await sql<{ can: boolean }>`select ${CAN_REPORT[kind](id)} as can`.execute(db);
  return rows[0]?.can ? findThing(db, kind, id) : undefined;
}
