import type { Point } from './place.ts';

/** The distances in kilometres that lists can be filtered by, in addresses. */
export const WITHIN_KM = [1, 2, 5, 10, 25, 50] as const;
export const USUAL_WITHIN_KM = 10;

/** Where people look: a position, or a known place. */
export interface Near extends Point {
  /** The place's name; undefined for a position. */
  name?: string;
}

const COORDINATES = /^(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SLUG_MAX = 60;

/** '5.67,-0.166' → a point, anywhere on earth; undefined for any other text. */
export function readCoordinates(text: string): Point | undefined {
  const [, lat, lng] = COORDINATES.exec(text.replace(/\s/g, '')) ?? [];
  if (lat === undefined) return undefined;
  const point = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : undefined;
}

/** True for the form of a place in an address: 'madina'. */
export const isSlug = (text: string): boolean => text.length <= SLUG_MAX && SLUG.test(text);

/** A position as sent, rounded to some hundred metres, so that it does not give away where people are. */
export const coordinatesText = ({ lat, lng }: Point): string =>
  `${lat.toFixed(3)},${lng.toFixed(3)}`;

/**
 * 'Within 5 km of Madina', 'Within 5 km of you'.
 * @param name the place's name, when known.
 */
export function nearLabel(near: string, within: string | undefined, name?: string): string {
  const place = readCoordinates(near) ? 'you' : (name ?? nameOfSlug(near));
  return `Within ${within ?? USUAL_WITHIN_KM} km of ${place}`;
}

export const WITHIN_TEXTS: readonly string[] = WITHIN_KM.map(String);

/** The place or position in an address; the API reports unknown ones. */
export const readNearText = (text: string): string | undefined =>
  text.trim().slice(0, SLUG_MAX) || undefined;

/** The chip of a list near somewhere, if it is. */
export const nearChips = (
  { near, within }: { near?: string | undefined; within?: string | undefined },
  name?: string,
): { name: 'near'; label: string }[] =>
  near ? [{ name: 'near', label: nearLabel(near, within, name) }] : [];

/** 'east-legon', or 'east legon' as typed → 'East Legon'. */
export const nameOfSlug = (slug: string) =>
  slug.replace(/(^|[- ])([a-z0-9])/g, (_, gap, letter) => `${gap && ' '}${letter.toUpperCase()}`);
