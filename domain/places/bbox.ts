import type { Point } from './place.ts';

/** A part of the map, in degrees (WGS 84); a point on its edge is within. */
export interface Bbox {
  west: number;
  south: number;
  east: number;
  north: number;
}

const DEGREES = /^-?\d{1,3}(?:\.\d{1,15})?$/;

/** Why a text is no part of the map. */
export type BboxProblem = 'unreadable' | 'inverted' | 'outsideWorld';

/** '-0.3,5.5,-0.1,5.7' (west, south, east, north) → a part of the map, or why it is none. */
export function readBbox(text: string): Bbox | BboxProblem {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length !== 4 || !parts.every((part) => DEGREES.test(part))) return 'unreadable';
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const isInWorld = [south, north].every((lat) => Math.abs(lat) <= 90);
  if (!isInWorld || ![west, east].every((lng) => Math.abs(lng) <= 180)) return 'outsideWorld';
  return west > east || south > north ? 'inverted' : { west, south, east, north };
}

/** A part of the map as an address has it, to a metre. */
export const bboxText = ({ west, south, east, north }: Bbox): string =>
  [west, south, east, north].map((degrees) => Number(degrees.toFixed(5))).join(',');

export const isInBbox = ({ lat, lng }: Point, { west, south, east, north }: Bbox): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;

/** What an address says of a part of the map; undefined for what is none. */
export function readBboxText(text: string): string | undefined {
  const bbox = readBbox(text);
  return typeof bbox === 'string' ? undefined : bboxText(bbox);
}

/** The chip of a list that is narrowed to a part of the map. */
export const bboxChips = ({
  bbox,
}: {
  bbox?: string | undefined;
}): { name: 'bbox'; label: string }[] =>
  bbox ? [{ name: 'bbox', label: 'In this map area' }] : [];
