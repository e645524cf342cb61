import type { Region } from '../values/ghana.ts';

/** A place as the data files give it: its name, latitude, longitude, other spellings. */
export type GivenPlace = readonly [name: string, lat: number, lng: number, ...spellings: string[]];

/** Degrees, WGS 84. */
export interface Point {
  lat: number;
  lng: number;
}

/** A place that is known by its name. */
export interface Place extends Point {
  name: string;
  /** As addresses of pages have it: 'east-legon'. */
  slug: string;
  region: Region;
  /** A city has neighbourhoods that are distinguished. */
  kind: 'city' | 'town' | 'neighbourhood' | 'landmark';
  /** How far the place goes, in metres. */
  radius: number;
  /** Its name and other spellings, as placeKey makes them. */
  keys: readonly string[];
}

/** The rectangle that Ghana lies in, with some sea. */
export const GHANA = { south: 4.5, north: 11.2, west: -3.3, east: 1.25 } as const;

export const isInGhana = ({ lat, lng }: Point): boolean =>
  lat >= GHANA.south && lat <= GHANA.north && lng >= GHANA.west && lng <= GHANA.east;
