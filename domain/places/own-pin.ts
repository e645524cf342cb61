import { type Check, failed, isBlank, passed } from '../check.ts';
import { placeMessages } from './messages.ts';
import { GHANA } from './place.ts';

/** What a form says of the pin that a lister sets: as text, and in JSON also as what it is. */
export const PIN_FIELDS = ['pinLat', 'pinLng', 'pinShown'] as const;
export type PinField = (typeof PIN_FIELDS)[number];

const BOUNDS = {
  pinLat: [GHANA.south, GHANA.north],
  pinLng: [GHANA.west, GHANA.east],
} as const;

const DEGREES = /^-?\d{1,3}(?:\.\d{1,15})?$/;

export type ReadDegrees = { ok: true; degrees: number | null } | { ok: false; problem: string };

/** A latitude or longitude of a pin, to a tenth of a metre; null for nothing. */
export function readDegrees(name: 'pinLat' | 'pinLng', given: unknown): ReadDegrees {
  const text = String(given ?? '').trim();
  if (text === '') return { ok: true, degrees: null };
  if (!DEGREES.test(text)) return { ok: false, problem: placeMessages.pin.unreadable };
  const degrees = Number(text);
  const [low, high] = BOUNDS[name];
  if (degrees < low || degrees > high) return { ok: false, problem: placeMessages.pin.outside };
  return { ok: true, degrees: Number(degrees.toFixed(6)) };
}

/** Checks what a form says of its pin: in Ghana, and both numbers or neither. */
export function checkPin(form: Readonly<Partial<Record<PinField, unknown>>>): Check {
  for (const name of ['pinLat', 'pinLng'] as const) {
    const read = readDegrees(name, form[name]);
    if (!read.ok) return failed(read.problem, { [name]: read.problem });
  }
  if (isBlank(form.pinLat) === isBlank(form.pinLng)) return passed;
  const missing = isBlank(form.pinLat) ? 'pinLat' : 'pinLng';
  return failed(placeMessages.pin.half, { [missing]: placeMessages.pin.half });
}
