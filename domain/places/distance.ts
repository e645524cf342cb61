import type { Point } from './place.ts';

/** The mean radius of the earth in kilometres (IUGG). */
export const EARTH_RADIUS_KM = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance between two points along the ground in kilometres (haversine formula). */
export function kilometresBetween(a: Point, b: Point): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLng = Math.sin(radians(b.lng - a.lng) / 2);
  const h = halfLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLng ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, h)));
}

/** A rectangle around a point that contains everything within some kilometres, in degrees. */
export function boxAround({ lat, lng }: Point, kilometres: number) {
  const high = (kilometres / EARTH_RADIUS_KM) * (180 / Math.PI) * 1.0001;
  const wide = high / Math.cos(radians(Math.abs(lat) + high));
  return { south: lat - high, north: lat + high, west: lng - wide, east: lng + wide };
}

/** 'under 1 km', '2.4 km', '17 km': no more precise than the places themselves. */
export function distanceText(kilometres: number): string {
  if (kilometres < 0.95) return 'under 1 km';
  return kilometres < 10 ? `${Number(kilometres.toFixed(1))} km` : `${Math.round(kilometres)} km`;
}
