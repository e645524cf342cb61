import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Bbox } from '#domain/places/bbox.ts';
import { boxAround, EARTH_RADIUS_KM } from '#domain/places/distance.ts';
import type { Point } from '#domain/places/place.ts';

/** Tables with the place of a row in the columns near_lat and near_lng. */
type PlacedTable = 'listings' | 'listing_points';

/**
 * Rows within some kilometres of a point along the ground. The index finds those in the rectangle
 * around it; only their distances are computed.
 */
export function isWithin(
  table: PlacedTable,
  near: Point,
  kilometres: number,
): Expression<SqlBool>[] {
  const most = Math.sin(kilometres / (2 * EARTH_RADIUS_KM)) ** 2;
  return [
    ...isInBox(table, boxAround(near, kilometres)),
    sql`${haversine(table, near)} <= ${most}::float8`,
  ];
}

/** Rows within a rectangle of degrees. */
export function isInBox(
  table: PlacedTable,
  { south, north, west, east }: Bbox,
): Expression<SqlBool>[] {
  const lat = sql.ref(`${table}.near_lat`);
  const lng = sql.ref(`${table}.near_lng`);
  return [
    sql`${lat} between ${south}::float8 and ${north}::float8`,
    sql`${lng} between ${west}::float8 and ${east}::float8`,
  ];
}

/**
 * Sorts rows by their distance from a point: the haversine of the angle between, which grows with
 * it.
 */
export const haversine = (table: string, { lat, lng }: Point): RawBuilder<number> => {
  const itsLat = sql.ref(`${table}.near_lat`);
  const itsLng = sql.ref(`${table}.near_lng`);
  const cosine = Math.cos((lat * Math.PI) / 180);
  return sql`(power(sind((${itsLat} - ${lat}::float8) / 2), 2) + ${cosine}::float8 * cosd(${itsLat}) * power(sind((${itsLng} - ${lng}::float8) / 2), 2))`;
};
