import { GHANA } from '#domain/places/place.ts';

/** A rectangle of the map in degrees. */
export interface MapBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** What a map shows at a moment. */
export interface MapScene {
  box: MapBox;
  zoom: number;
}

/** Some 11 m: no pin lies finer, and an address stays readable. */
const DIGITS = 4;

/** A box as calls and addresses have it: 'west,south,east,north'. */
export const boxText = ({ west, south, east, north }: MapBox): string =>
  [west, south, east, north].map((degrees) => Number(degrees.toFixed(DIGITS))).join(',');

/** Reads such a text; undefined for what is no rectangle of the world. */
export function readBox(text: string | null): MapBox | undefined {
  const parts = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [west, south, east, north] = parts;
  if (parts.length !== 4 || !parts.every(Number.isFinite)) return undefined;
  const box = { west, south, east, north } as MapBox;
  const isInWorld = box.west >= -180 && box.east <= 180 && box.south >= -90 && box.north <= 90;
  return isInWorld && box.west < box.east && box.south < box.north ? box : undefined;
}

/** The smallest box that has all of some boxes and points; Ghana's where there are none. */
export function boxOf(all: readonly (MapBox | { lat: number; lng: number })[]): MapBox {
  const boxes = all.map((each) =>
    'lat' in each ? { west: each.lng, east: each.lng, south: each.lat, north: each.lat } : each,
  );
  if (boxes.length === 0) return { ...GHANA };
  return {
    west: Math.min(...boxes.map(({ west }) => west)),
    south: Math.min(...boxes.map(({ south }) => south)),
    east: Math.max(...boxes.map(({ east }) => east)),
    north: Math.max(...boxes.map(({ north }) => north)),
  };
}
