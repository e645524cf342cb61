import { kilometresBetween } from '#domain/places/distance.ts';
import { nearbyWords } from '#domain/places/nearby.ts';
import type { Point } from '#domain/places/place.ts';
import { NEAR_METRES } from '#domain/places/schema.ts';
import type { PlacedRow } from './place-repository.ts';

/** The place of a listing to about 500 m; the pin itself only if its lister shows it. */
export function presentNear(row: PlacedRow) {
  const { near_lat: lat, near_lng: lng, pin_radius: radius } = row;
  if (lat === null || lng === null) return null;
  const pin = row.shown_lat !== null &&
    row.shown_lng !== null && { pin: { lat: row.shown_lat, lng: row.shown_lng } };
  return { lat, lng, radius: Math.max(NEAR_METRES, radius ?? 0), ...pin };
}

/** Distances from a listing to landmarks that people know. */
export function nearbyOf(row: PlacedRow): string[] {
  const near = presentNear(row);
  return near ? nearbyWords(near) : [];
}

/**
 * A listing with its distance from a point. It is measured from the public place, so that nobody
 * can find the pin by asking from many sides.
 */
export function withDistance<Listing extends { near: Point | null }>(
  listing: Listing,
  from: Point | undefined,
): Listing & { distance?: number } {
  if (!from || !listing.near) return listing;
  const km = kilometresBetween(from, listing.near);
  return { ...listing, distance: Number(km.toFixed(km < 10 ? 1 : 0)) };
}
