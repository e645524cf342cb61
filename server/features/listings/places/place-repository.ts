import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '#domain/listing-kinds.ts';
import type { pinOf } from '#domain/places/pin.ts';
import { announceListings } from '#server/features/kept-responses/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** The text of a listing about its place. */
interface PlacedText {
  id: string;
  region: string;
  location: string;
  address: string;
}

/**
 * The columns of a listing's place that visitors may know: of its lister's pin, only the part
 * shown.
 */
export const PLACED_COLUMNS = [
  sql<number | null>`listings.near_lat`.as('near_lat'),
  sql<number | null>`listings.near_lng`.as('near_lng'),
  // A place may reach further than a pin.
  sql<number | null>`case when listings.pin_lat is null then listings.pin_radius end`.as(
    'pin_radius',
  ),
  sql<number | null>`case when listings.pin_shown then listings.pin_lat end`.as('shown_lat'),
  sql<number | null>`case when listings.pin_shown then listings.pin_lng end`.as('shown_lng'),
] as const;

/** The place of a listing as visitors may know it. */
export interface PlacedRow {
  near_lat: number | null;
  near_lng: number | null;
  pin_radius: number | null;
  shown_lat: number | null;
  shown_lng: number | null;
}

/** The columns of a pin that an edit keeps, unless the listing moves. */
export const pinUnlessMoved = ({ region, location }: Pick<PlacedText, 'region' | 'location'>) => {
  const kept = <T>(column: string, otherwise: RawBuilder<T>) =>
    sql<T>`case when region = ${region} and location = ${location} then ${sql.ref(column)} else ${otherwise} end`;
  return {
    pin_lat: kept('pin_lat', sql<null>`null`),
    pin_lng: kept('pin_lng', sql<null>`null`),
    pin_shown: kept('pin_shown', sql<boolean>`false`),
  };
};

export const places = {
  /** Listings placed by another edition of the places, or by none, in the order of their ids. */
  async notPlaced(
    db: Database,
    edition: number,
    { after, limit }: { after: string | undefined; limit: number },
  ): Promise<PlacedText[]> {
    const behind = after === undefined ? sql`true` : sql`id > ${after}::uuid`;
    const { rows } = await sql<PlacedText>`
      select id, region, location, coalesce(address, '') as address from listings
      where place_edition is distinct from ${edition}::smallint and ${behind} order by id limit ${limit}`.execute(
      db,
    );
    return rows;
  },

  /** The pin that its lister set. */
  async ownPin(db: Database, id: string) {
    const { rows } = await sql<{ lat: number | null; lng: number | null; shown: boolean }>`
      select pin_lat as lat, pin_lng as lng, pin_shown as shown from listings
      where id = ${id}::uuid and deleted_at is null`.execute(db);
    return rows[0];
  },

  /** Stores pins for the listings that have not moved since. */
  async set(
    tx: Transaction,
    rows: readonly (PlacedText & ReturnType<typeof pinOf>)[],
  ): Promise<void> {
    const placed = await sql<{ kind: ListingKind; id: string }>`
      update listings as listing
      set lat = placed.lat, lng = placed.lng, pin_radius = placed.pin_radius, place_edition = placed.place_edition
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as placed (
        id uuid, region text, location text, lat float8, lng float8, pin_radius integer, place_edition smallint)
      where listing.id = placed.id and listing.location = placed.location and listing.region = placed.region
      returning listing.kind, listing.id`.execute(tx);
    await announceListings(tx, placed.rows);
  },
};
