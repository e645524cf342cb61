import { sql } from 'kysely';
import type { ListingKind } from '#domain/listing-kind.ts';
import type { Transaction } from '#server/platform/database/database.ts';

const TABLES = {
  property: { table: 'properties', photos: 'property_photos', listing: 'property_id' },
  car: { table: 'cars', photos: 'car_photos', listing: 'car_id' },
} as const satisfies Record<ListingKind, { table: string; photos: string; listing: string }>;

/** What nobody entered, and what has events of its own: moderation, who lists it, when it was made. */
const NOT_SAID = [
  ...['id', 'lister_id', 'owner_id', 'created_at', 'updated_at', 'deleted_at', 'confirmed_at'],
  ...['search_text', 'fact_keys', 'lat', 'lng', 'near_lat', 'near_lng', 'pin_radius'],
  ...['place_edition', 'rating_total', 'rating_count', 'paused_at', 'earlier_pause'],
  ...['moderation', 'moderation_at', 'moderation_reason', 'approved_at', 'withheld'],
  'relocation_request',
];

export interface StoredState {
  /** Its columns. */
  listing: Record<string, unknown>;
  photos: string[];
}

/** All that is said of a listing, as it is stored. */
export async function readStoredState(
  tx: Transaction,
  kind: ListingKind,
  id: string,
): Promise<StoredState | undefined> {
  const { table, photos, listing } = TABLES[kind];
  const { rows } = await sql<StoredState>`
    select to_jsonb(listing) - ${NOT_SAID}::text[] as listing,
      array(select photo_key from ${sql.table(photos)} where ${sql.ref(listing)} = listing.id
        order by position) as photos
    from ${sql.table(table)} as listing where id = ${id}`.execute(tx);
  return rows[0];
}

/** Where to write to a lister, and what the listing is called. */
export async function readTold(
  tx: Transaction,
  kind: ListingKind,
  id: string,
): Promise<{ name: string; email: string } | undefined> {
  const lister = kind === 'property' ? 'lister_id' : 'owner_id';
  const { rows } = await sql<{ name: string; email: string }>`
    select listing.name, users.email from ${sql.table(TABLES[kind].table)} as listing
    join users on users.id = listing.${sql.ref(lister)} where listing.id = ${id}`.execute(tx);
  return rows[0];
}
