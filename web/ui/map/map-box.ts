import type { Bbox } from '#domain/places/bbox.ts';
import { GHANA, type Point } from '#domain/places/place.ts';

/** The area in view, and the zoom. */
export interface MapScene {
  box: Bbox;
  zoom: number;
}

/** The smallest box that contains all the given boxes and points; Ghana if there are none. */
export function boxOf(all: readonly (Bbox | Point)[]): Bbox {
  if (all.length === 0) return { ...GHANA };
  const boxes = all.map((each) =>
    'west' in each ? each : { west: each.lng, east: each.lng, south: each.lat, north: each.lat },
  );
  return {
    west: Math.min(...boxes.map(({ west }) => west)),
    south: Math.min(...boxes.map(({ south }) => south)),
    east: Math.max(...boxes.map(({ east }) => east)),
    north: Math.max(...boxes.map(({ north }) => north)),
  };
}

/** With room around it: a share of its own size, and as many degrees at least. */
export function withMargin({ west, south, east, north }: Bbox, share = 0.12, least = 0.004): Bbox {
  const wide = Math.max((east - west) * share, least);
  const high = Math.max((north - south) * share, least);
  return { west: west - wide, south: south - high, east: east + wide, north: north + high };
}

/** A hundredth of what is shown: a few pixels of a phone. */
const SAME_SHARE = 0.01;

/** True if a screen cannot show two boxes apart: their edges differ by a few pixels at most. */
export function areSameInView(one: Bbox, other: Bbox): boolean {
  const wide = (other.east - other.west) * SAME_SHARE;
  const high = (other.north - other.south) * SAME_SHARE;
  return (
    Math.abs(one.west - other.west) <= wide &&
    Math.abs(one.east - other.east) <= wide &&
    Math.abs(one.south - other.south) <= high &&
    Math.abs(one.north - other.north) <= high
  );
}

/** True if a box has all of another in it. */
export const containsBox = (outer: Bbox, inner: Bbox): boolean =>
  outer.west <= inner.west &&
  outer.east >= inner.east &&
  outer.south <= inner.south &&
  outer.north >= inner.north;
