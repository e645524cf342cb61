import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { STEPS_PER_DEGREE } from '#domain/places/map-cells.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { DB } from '#server/platform/database/schema.gen.ts';

/** What a map shows of a listing, by columns of its table. */
export interface MapColumns {
  /** In pesewas; null where it is nobody's to see. */
  price: Expression<unknown>;
  /** The property type. */
  type: Expression<unknown>;
}

/** What lies in a cell of the map: prices in pesewas. */
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
  /** Of the only one in it; null where there are several. */
  id: string | null;
  name: string | null;
  type: string | null;
}

/** The cells of a grid of 2^level steps in which listings of a query lie. */
export async function mapCells(
  db: Database | Transaction,
  table: 'properties' | 'cars',
  found: SelectQueryBuilder<DB, 'properties', object>,
  { price, type }: MapColumns,
  level: number,
): Promise<MapCell[]> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const matching = found
    .where(sql<SqlBool>`${column('near_lat')} is not null`)
    .select([
      sql`${column('id')}`.as('id'),
      sql`${column('near_lat')}`.as('lat'),
      sql`${column('near_lng')}`.as('lng'),
      sql`${price}`.as('price'),
    ]);
  const { rows } = await sql<MapCell>`
    select cell.*, ${column('name')} as name, ${type} as type
    from (
      select count(*)::integer as listings, avg(lat) as lat, avg(lng) as lng,
        min(lat) as south, max(lat) as north, min(lng) as west, max(lng) as east,
        min(price) as min_price, max(price) as max_price,
        case when count(*) = 1 then (array_agg(id))[1] end as id
      from (${matching}) as listing
      group by ${cellOf('lat', level)}, ${cellOf('lng', level)}
    ) as cell
    left join ${sql.table(table)} on ${column('id')} = cell.id`.execute(db);
  return rows;
}

const cellOf = (column: 'lat' | 'lng', level: number) =>
  sql`round(${sql.ref(column)} * ${sql.lit(STEPS_PER_DEGREE)})::integer >> ${sql.lit(level)}`;
