import { type Check, failed, passed } from '../check.ts';
import { fieldMessages } from '../field-messages.ts';
import { parsePrice } from './money.ts';

/** The query parameters for a number's two bounds: `minPrice` and `maxPrice`. */
export interface RangeNames {
  min: string;
  max: string;
}

/** True when a lower bound is above the upper one; false while either is missing or half typed. */
export function isInverted(min: unknown, max: unknown): boolean {
  const [lowest, highest] = [boundOf(min), boundOf(max)];
  return lowest !== undefined && highest !== undefined && lowest > highest;
}

/** The empty ranges of a query, parsed or as typed. */
export function invertedRanges(query: object): RangeNames[] {
  const given = new Map<string, unknown>(Object.entries(query));
  return [...given.keys()]
    .filter((name) => name.startsWith('max'))
    .map((max) => ({ min: `min${max.slice('max'.length)}`, max }))
    .filter(({ min, max }) => isInverted(given.get(min), given.get(max)));
}

/** Refuses a query with an empty range; the sentence is beside its upper bound. */
export function checkRanges(query: object): Check {
  const inverted = invertedRanges(query);
  if (inverted.length === 0) return passed;
  const message = fieldMessages.invertedRange;
  return failed(message, Object.fromEntries(inverted.map(({ max }) => [max, message])));
}

const boundOf = (bound: unknown): number | undefined =>
  typeof bound === 'string' || typeof bound === 'number' ? parsePrice(bound) : undefined;
