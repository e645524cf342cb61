import { LICENCE_MAX, LICENCE_MIN, type VerificationKind } from './kinds.ts';

/** GHA-#########-#, with any separators, and with or without the letters. */
const GHANA_CARD = /^(?:GHA)?(\d{9})(\d)$/;
const LICENCE = /^[A-Z0-9](?:[A-Z0-9 ./-]*[A-Z0-9])?$/;

/** Turns a typed number into its stored form; undefined when it cannot be one. */
export function normaliseNumber(kind: VerificationKind, typed: string): string | undefined {
  const text = typed.normalize('NFKC').toUpperCase();
  if (kind === 'ghana-card') {
    const [, number, check] = GHANA_CARD.exec(text.replace(/[\s\p{Pd}_./]/gu, '')) ?? [];
    return number && `GHA-${number}-${check}`;
  }
  const licence = text
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
  const fits = licence.length >= LICENCE_MIN && licence.length <= LICENCE_MAX;
  return fits && LICENCE.test(licence) ? licence : undefined;
}

/** The form in which spellings of the same number are equal. */
export const comparedNumber = (number: string): string => number.replace(/[^A-Z0-9]/g, '');

/** A stored number for its owner: 'GHA-*****1234-5'. At most a third of a licence's number. */
export function maskNumber(kind: VerificationKind, number: string): string {
  if (kind === 'ghana-card') return `GHA-*****${number.slice(-6)}`;
  return `*****${number.slice(-Math.min(3, Math.floor(number.length / 3)))}`;
}
