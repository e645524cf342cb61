import { sql } from 'kysely';
import type { pinOf } from '#domain/places/pin.ts';
import type { Database } from '#server/platform/database/database.ts';

type Table = 'properties' | 'cars';

/** What a listing says of where it is. */
interface PlacedText {
  id: string;
  region: string;
  location: string;
  address: string;
}

/** Where listings are (migration 0032-places-of-listings). */
export const places = {
  /** Listings that another edition of the places placed, or none, in the order of their ids. */
  async notPlaced(
    db: Database,
    table: Table,
    edition: number,
    { after, limit }: { after: string | undefined; limit: number },
  ): Promise<PlacedText[]> {
    const address = table === 'properties' ? sql`address` : sql`''`;
    const behind = after === undefined ? sql`true` : sql`id > ${after}::uuid`;
    const { rows } = await sql<PlacedText>`
      select id, region, location, ${address} as address from ${sql.table(table)}
      where place_edition is distinct from ${edition}::smallint and ${behind} order by id limit ${limit}`.execute(
      db,
    );
    return rows;
  },

  /** Stores pins, of those that are still where they were. */
  set: (db: Database, table: Table, rows: readonly (PlacedText & ReturnType<typeof pinOf>)[]) =>
    sql`
      update ${sql.table(table)} as listing
      set lat = placed.lat, lng = placed.lng, pin_radius = placed.pin_radius, place_edition = placed.place_edition
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as placed (
        id uuid, region text, location text, lat float8, lng float8, pin_radius integer, place_edition smallint)
      where listing.id = placed.id and listing.location = placed.location and listing.region = placed.region`.execute(
      db,
    ),
};
