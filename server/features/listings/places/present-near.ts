import { kilometresBetween } from '#domain/places/distance.ts';
import { nearbyWords } from '#domain/places/nearby.ts';
import type { Point } from '#domain/places/place.ts';
import { NEAR_METRES } from '#domain/places/schema.ts';
import type { PlacedRow } from './place-repository.ts';

/** Where a listing is, to some 500 m: its pin only where its lister shows it. */
export function presentNear(row: PlacedRow) {
  const { near_lat: lat, near_lng: lng, pin_radius: radius } = row;
  if (lat === null || lng === null) return null;
  const pin = row.shown_lat !== null &&
    row.shown_lng !== null && { pin: { lat: row.shown_lat, lng: row.shown_lng } };
  return { lat, lng, radius: Math.max(NEAR_METRES, radius ?? 0), ...pin };
}

/** How far a listing is from what people know. */
export function nearbyOf(row: PlacedRow): string[] {
  const near = presentNear(row);
  return near ? nearbyWords(near) : [];
}

/**
 * A listing of a list that is near somewhere, with how far it is; from what visitors know of its place, so that nobody
 * finds its pin by asking from many sides.
 */
export function withDistance<Listing extends { near: Point | null }>(
  listing: Listing,
  from: Point | undefined,
): Listing & { distance?: number } {
  if (!from || !listing.near) return listing;
  const km = kilometresBetween(from, listing.near);
  return { ...listing, distance: Number(km.toFixed(km < 10 ? 1 : 0)) };
}
