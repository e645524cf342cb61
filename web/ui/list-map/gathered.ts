import type { ListingsMap } from '#domain/places/listings-map-schema.ts';
import type { Cluster, Pin } from './listings-on-map.ts';

/** What is drawn at one place: a cluster of the server's, or several things that would hide each other. */
export interface Group extends Cluster {
  /** Single listings in it. */
  pins: readonly Pin[];
  /** The server's clusters in it. */
  clusters: readonly Cluster[];
}

export type Mark = Pin | Group;

export const isGroup = (mark: Mark): mark is Group => 'count' in mark;

/** CSS pixels. */
export interface Room {
  wide: number;
  high: number;
}

/** From this zoom on, a town's listings are drawn as an area; from further away it is smaller than a disc. */
export const AREAS_FROM = 10;

const PIN: Room = { wide: 68, high: 34 };
const LETTER = 7.5;

/** As much room as a mark takes on the map; pins.tsx draws it. */
export function roomOf(mark: Mark, zoom: number): Room {
  if (!isGroup(mark)) return PIN;
  if (mark.area && zoom >= AREAS_FROM) {
    return { wide: 52 + (mark.area.name.length + String(mark.count).length) * LETTER, high: 36 };
  }
  const across = discOf(mark.count);
  return { wide: across, high: across };
}

/** More listings, a larger disc. */
export function discOf(count: number): number {
  if (count < 10) return 44;
  if (count < 100) return 48;
  return count < 1_000 ? 56 : 64;
}

/** Gathers what would hide each other at a zoom, until nothing does. */
export function gathered({ clusters, pins }: ListingsMap, zoom: number): Mark[] {
  let marks: Mark[] = [
    ...clusters.map((cluster) => ({ ...cluster, pins: [], clusters: [cluster] })),
    ...pins,
  ];
  for (;;) {
    const apart = gatheredOnce(marks, zoom);
    if (apart.length === marks.length) return apart;
    marks = apart;
  }
}

function gatheredOnce(marks: readonly Mark[], zoom: number): Mark[] {
  const apart: Mark[] = [];
  for (const mark of marks) {
    const at = apart.findIndex((other) => doHide(mark, other, zoom));
    const other = apart[at];
    if (other) apart[at] = together(other, mark);
    else apart.push(mark);
  }
  return apart;
}

function doHide(a: Mark, b: Mark, zoom: number): boolean {
  const [roomA, roomB] = [roomOf(a, zoom), roomOf(b, zoom)];
  const across = Math.abs(worldX(a.lng) - worldX(b.lng)) * worldPixels(zoom);
  const up = Math.abs(worldY(a.lat) - worldY(b.lat)) * worldPixels(zoom);
  return across < (roomA.wide + roomB.wide) / 2 && up < (roomA.high + roomB.high) / 2;
}

function together(a: Mark, b: Mark): Group {
  const [one, two] = [asGroup(a), asGroup(b)];
  const count = one.count + two.count;
  const middle = (of: 'lat' | 'lng') => (one[of] * one.count + two[of] * two.count) / count;
  return {
    lat: middle('lat'),
    lng: middle('lng'),
    count,
    minPrice: extreme(Math.min, one.minPrice, two.minPrice),
    maxPrice: extreme(Math.max, one.maxPrice, two.maxPrice),
    west: Math.min(one.west, two.west),
    south: Math.min(one.south, two.south),
    east: Math.max(one.east, two.east),
    north: Math.max(one.north, two.north),
    pins: [...one.pins, ...two.pins],
    clusters: [...one.clusters, ...two.clusters],
  };
}

function asGroup(mark: Mark): Group {
  if (isGroup(mark)) return mark;
  const { lat, lng, price } = mark;
  return {
    ...{ lat, lng, count: 1, minPrice: price, maxPrice: price },
    ...{ west: lng, south: lat, east: lng, north: lat },
    pins: [mark],
    clusters: [],
  };
}

const extreme = (of: typeof Math.min, a: number | null, b: number | null) =>
  a === null || b === null ? (a ?? b) : of(a, b);

/** True if no zoom draws its members apart. */
export const isOneSpot = ({ west, south, east, north }: Cluster, maxZoom: number): boolean =>
  (worldX(east) - worldX(west)) * worldPixels(maxZoom) < PIN.wide &&
  (worldY(south) - worldY(north)) * worldPixels(maxZoom) < PIN.high;

/** The world is a square of side 1 (Web Mercator), and this wide on the screen. */
const worldPixels = (zoom: number) => 512 * 2 ** zoom;
const worldX = (lng: number) => lng / 360;
const worldY = (lat: number) => {
  const sine = Math.sin((lat * Math.PI) / 180);
  return -Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
};
