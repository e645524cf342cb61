import {
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { ListingKind } from '#domain/listing-kinds.ts';
import type { Bbox } from '#domain/places/bbox.ts';
import { STEPS_PER_DEGREE } from '#domain/places/map-cells.ts';
import { isInBox } from '#server/features/listing-conditions/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { DB } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;
type Listings = SelectQueryBuilder<DB, 'listings', object>;

/** The columns that a map shows of a listing. */
export interface MapColumns {
  /** In pesewas; null when hidden from everyone. */
  price: Expression<unknown>;
  type: Expression<unknown>;
}

/** A cell of the map with its listings: prices in pesewas. */
export interface MapCell {
  listings: number;
  lat: number;
  lng: number;
  south: number;
  north: number;
  west: number;
  east: number;
  min_price: number | null;
  max_price: number | null;
  /** The listing's id if it is alone in its cell, otherwise null. */
  id: string | null;
  name: string | null;
  type: string | null;
  /** Null unless its lister shows the pin. */
  pin_lat: number | null;
  pin_lng: number | null;
}

/**
 * Gathers matching listings in a grid of 2^level steps, reading each of them: from the index listings_on_map alone where it
 * holds all that the list is narrowed by.
 */
export const readCells = (
  db: Db,
  found: Listings,
  columns: MapColumns,
  level: number,
): Promise<MapCell[]> =>
  cellsOf(db, found, columns, {
    level,
    counts: sql`count(*)::integer as listings, avg(near_lat) as lat, avg(near_lng) as lng,
      min(price) as min_price, max(price) as max_price`,
    points: sql`(${found
      .where(sql<SqlBool>`listings.near_lat is not null`)
      .select([
        sql`listings.near_lat`.as('near_lat'),
        sql`listings.near_lng`.as('near_lng'),
        sql`${columns.price}`.as('price'),
      ])}) as listing`,
  });

/**
 * Does the same from counts made in advance, for lists narrowed only by families and a part of the
 * map.
 * @param found the listings of these families.
 */
export const countedCells = (
  db: Db,
  kind: ListingKind,
  { families, bbox }: { families: readonly string[]; bbox: Bbox | undefined },
  found: Listings,
  columns: MapColumns,
  level: number,
): Promise<MapCell[]> =>
  cellsOf(db, found, columns, {
    level,
    counts: sql`sum(listings)::integer as listings,
      sum(near_lat * listings) / sum(listings) as lat, sum(near_lng * listings) / sum(listings) as lng,
      min(min_pesewas) as min_price, max(max_pesewas) as max_price`,
    points: sql`listing_points
      where kind = ${kind} and family = any(${families}::text[])
        and ${sql.join(bbox ? isInBox('listing_points', bbox) : [sql`true`], sql` and `)}`,
  });

/** Gathers points in cells; of the listings it reads only those that are alone in one. */
async function cellsOf(
  db: Db,
  found: Listings,
  columns: MapColumns,
  {
    level,
    counts,
    points,
  }: { level: number; counts: RawBuilder<unknown>; points: RawBuilder<unknown> },
): Promise<MapCell[]> {
  const only = found
    .where(sql<SqlBool>`cell.listings = 1`)
    .where(sql<SqlBool>`(listings.near_lat, listings.near_lng) = (cell.south, cell.west)`)
    .select(sql`listings.id`.as('id'));
  const { rows } = await sql<MapCell>`
    select cell.*, listings.id as id, ${shown(columns)}
    from (
      select ${counts}, ${EXTENT} from ${points} group by ${cellAt(level)}
    ) as cell
    left join lateral (${only.limit(1)}) as alone on true
    left join listings on listings.id = alone.id`.execute(db);
  return rows;
}

const EXTENT = sql`min(near_lat) as south, max(near_lat) as north, min(near_lng) as west, max(near_lng) as east`;

const step = (column: string, level: number): RawBuilder<number> =>
  sql`round(${sql.ref(column)} * ${sql.lit(STEPS_PER_DEGREE)})::integer >> ${sql.lit(level)}`;
const cellAt = (level: number) => sql`${step('near_lat', level)}, ${step('near_lng', level)}`;

const shown = ({ type }: MapColumns) => {
  const ifShown = (column: string) =>
    sql`case when listings.pin_shown then ${sql.ref(`listings.${column}`)} end as ${sql.ref(column)}`;
  return sql`listings.name as name, ${type} as type, ${ifShown('pin_lat')}, ${ifShown('pin_lng')}`;
};
