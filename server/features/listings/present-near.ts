import { kilometresBetween } from '#domain/places/distance.ts';
import { nearbyWords } from '#domain/places/nearby.ts';
import type { Point } from '#domain/places/place.ts';
import { NEAR_METRES } from '#domain/places/schema.ts';

/** What a row says of where it is, as visitors may know it. */
interface PlacedRow {
  near_lat: number | null;
  near_lng: number | null;
  pin_radius: number | null;
}

/** Where a listing is, to some 500 m: never its pin. */
export function presentNear({ near_lat: lat, near_lng: lng, pin_radius: radius }: PlacedRow) {
  if (lat === null || lng === null) return null;
  return { lat, lng, radius: Math.max(NEAR_METRES, radius ?? 0) };
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
