import { type Check, failed, isBlank, passed } from '../check.ts';
import { distanceText, kilometresBetween } from './distance.ts';
import { placeMessages } from './messages.ts';
import { GHANA, type Point } from './place.ts';

/** A form's fields for the lister's pin: text, or in JSON also their own types. */
const PIN_FIELDS = ['pinLat', 'pinLng', 'pinShown'] as const;
export type PinField = (typeof PIN_FIELDS)[number];

const BOUNDS = {
  pinLat: [GHANA.south, GHANA.north],
  pinLng: [GHANA.west, GHANA.east],
} as const;

const DEGREES = /^-?\d{1,3}(?:\.\d{1,15})?$/;

export type ReadDegrees = { ok: true; degrees: number | null } | { ok: false; problem: string };

/** Reads a pin's latitude or longitude, to a tenth of a metre; null when empty. */
export function readDegrees(name: 'pinLat' | 'pinLng', given: unknown): ReadDegrees {
  const text = String(given ?? '').trim();
  if (text === '') return { ok: true, degrees: null };
  if (!DEGREES.test(text)) return { ok: false, problem: placeMessages.pin.unreadable };
  const degrees = Number(text);
  const [low, high] = BOUNDS[name];
  if (degrees < low || degrees > high) return { ok: false, problem: placeMessages.pin.outside };
  return { ok: true, degrees: Number(degrees.toFixed(6)) };
}

/** Checks a form's pin: in Ghana, and both numbers or neither. */
export function checkPin(form: Readonly<Partial<Record<PinField, unknown>>>): Check {
  for (const name of ['pinLat', 'pinLng'] as const) {
    const read = readDegrees(name, form[name]);
    if (!read.ok) return failed(read.problem, { [name]: read.problem });
  }
  if (isBlank(form.pinLat) === isBlank(form.pinLng)) return passed;
  const missing = isBlank(form.pinLat) ? 'pinLat' : 'pinLng';
  return failed(placeMessages.pin.half, { [missing]: placeMessages.pin.half });
}

export interface SetPin extends Point {
  /** True when visitors may see it. */
  shown: boolean;
}

const NO_PIN = 'none';
const SHOWN = ',shown';

/** A pin as one text in a form; null makes the text that removes it. */
export const pinText = (pin: SetPin | null): string =>
  pin ? `${pin.lat.toFixed(6)},${pin.lng.toFixed(6)}${pin.shown ? SHOWN : ''}` : NO_PIN;

/** Reads such a text: null for a removed pin, undefined when nothing was entered. */
export function readPinText(text: string): SetPin | null | undefined {
  if (text === NO_PIN) return null;
  const shown = text.endsWith(SHOWN);
  const [lat, lng] = (shown ? text.slice(0, -SHOWN.length) : text).split(',').map(Number);
  return lat === undefined || lng === undefined || Number.isNaN(lat + lng)
    ? undefined
    : { lat, lng, shown };
}

/** The fields to send; none when nothing was entered, and the pin stays. */
export function sentPin(text: string): Partial<Record<PinField, string>> {
  const pin = readPinText(text);
  if (pin === undefined) return {};
  if (pin === null) return { pinLat: '', pinLng: '' };
  return { pinLat: String(pin.lat), pinLng: String(pin.lng), pinShown: pin.shown ? 'yes' : 'no' };
}

/** The nearest point in Ghana's rectangle. */
export const withinGhana = ({ lat, lng }: Point): Point => ({
  lat: Math.min(GHANA.north, Math.max(GHANA.south, lat)),
  lng: Math.min(GHANA.east, Math.max(GHANA.west, lng)),
});

/** A pin may be this many kilometres outside the place that its form names. */
const AROUND_KM = 15;

/**
 * Asks about a pin far from the form's place; undefined when the two fit.
 * @param place its radius is in metres.
 */
export function farPinText(
  pin: Point,
  { name, radius, ...middle }: Point & { name: string; radius: number },
): string | undefined {
  const km = kilometresBetween(pin, middle);
  return km > radius / 1000 + AROUND_KM ? placeMessages.pin.far(distanceText(km), name) : undefined;
}
