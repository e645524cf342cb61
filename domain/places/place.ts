import type { Region } from '../values/ghana.ts';

/** A place in the data files: name, latitude, longitude, other spellings. */
export type GivenPlace = readonly [name: string, lat: number, lng: number, ...spellings: string[]];

/** Degrees, WGS 84. */
export interface Point {
  lat: number;
  lng: number;
}

/** A place known by its name. */
export interface Place extends Point {
  name: string;
  /** Its name in page addresses: 'east-legon'. */
  slug: string;
  region: Region;
  /** Only a city has known neighbourhoods. */
  kind: 'city' | 'town' | 'neighbourhood' | 'landmark';
  /** Its radius in metres. */
  radius: number;
  /** Its name and other spellings, in placeKey's form. */
  keys: readonly string[];
}

/** A rectangle around Ghana, with some sea. */
export const GHANA = { south: 4.5, north: 11.2, west: -3.3, east: 1.25 } as const;

export const isInGhana = ({ lat, lng }: Point): boolean =>
  lat >= GHANA.south && lat <= GHANA.north && lng >= GHANA.west && lng <= GHANA.east;
