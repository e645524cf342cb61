import type { Bbox } from './bbox.ts';

/** Visitors see positions on a grid with this many steps per degree; must match the database's listings_derived. */
export const STEPS_PER_DEGREE = 200;

export const ZOOM_MAX = 20;
/** Fits all of Ghana on a small screen. */
export const USUAL_ZOOM = 6;

/** At this zoom one step of the grid is 58 pixels, in a world of 512-pixel tiles. */
const ZOOM_OF_STEP = 13;

/** More than a screen shows: a call for more gets larger cells. */
const CELLS_MAX = 4_096;

/**
 * The size of the cells that group listings, as a power of two of grid steps: about 64 pixels at a zoom, larger when a part of
 * the map would have too many.
 */
export function cellLevel(zoom: number, bbox: Bbox): number {
  let level = Math.max(0, ZOOM_OF_STEP - Math.round(zoom));
  while (
    cellsAcross(bbox.east - bbox.west, level) * cellsAcross(bbox.north - bbox.south, level) >
    CELLS_MAX
  ) {
    level += 1;
  }
  return level;
}

const cellsAcross = (degrees: number, level: number) =>
  Math.ceil((degrees * STEPS_PER_DEGREE) / 2 ** level) + 1;
