import type { Point } from './place.ts';

/** A part of the map, in degrees (WGS 84); its edges are included. */
export interface Bbox {
  west: number;
  south: number;
  east: number;
  north: number;
}

const DEGREES = /^-?\d{1,3}(?:\.\d{1,15})?$/;

/** Why a text describes no part of the map. */
export type BboxProblem = 'unreadable' | 'inverted' | 'outsideWorld';

/** '-0.3,5.5,-0.1,5.7' (west, south, east, north) → a part of the map, or the problem with it. */
export function readBbox(text: string): Bbox | BboxProblem {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length !== 4 || !parts.every((part) => DEGREES.test(part))) return 'unreadable';
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const isInWorld = [south, north].every((lat) => Math.abs(lat) <= 90);
  if (!isInWorld || ![west, east].every((lng) => Math.abs(lng) <= 180)) return 'outsideWorld';
  return west > east || south > north ? 'inverted' : { west, south, east, north };
}

/** A part of the map for addresses, accurate to a metre. */
export const bboxText = ({ west, south, east, north }: Bbox): string =>
  [west, south, east, north].map((degrees) => Number(degrees.toFixed(5))).join(',');

export const isInBbox = ({ lat, lng }: Point, { west, south, east, north }: Bbox): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;

/** The part of the map in an address, as text; undefined when it cannot be read. */
export function readBboxText(text: string): string | undefined {
  const bbox = readBbox(text);
  return typeof bbox === 'string' ? undefined : bboxText(bbox);
}

/** The chip of a list that is filtered by a part of the map. */
export const bboxChips = ({
  bbox,
}: {
  bbox?: string | undefined;
}): { name: 'bbox'; label: string }[] =>
  bbox ? [{ name: 'bbox', label: 'In this map area' }] : [];
