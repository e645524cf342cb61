import { LICENCE_MAX, LICENCE_MIN, type VerificationKind } from './kinds.ts';

/** GHA-#########-#: whatever is typed between, and with or without the letters. */
const GHANA_CARD = /^(?:GHA)?(\d{9})(\d)$/;
const LICENCE = /^[A-Z0-9](?:[A-Z0-9 ./-]*[A-Z0-9])?$/;

/** A number as it is stored, from how people type it; undefined for what cannot be one. */
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

/** What two spellings of one number have in common. */
export const comparedNumber = (number: string): string => number.replace(/[^A-Z0-9]/g, '');

/** A stored number as its person reads it: 'GHA-*****1234-5'. Of a licence no more than a third. */
export function maskNumber(kind: VerificationKind, number: string): string {
  if (kind === 'ghana-card') return `GHA-*****${number.slice(-6)}`;
  return `*****${number.slice(-Math.min(3, Math.floor(number.length / 3)))}`;
}
