import { type Check, failed, passed } from '../check.ts';
import { fieldMessages } from '../field-messages.ts';
import { parsePrice } from './money.ts';

/** The two bounds of a number as the parameters of a query: `minPrice` and `maxPrice`. */
export interface RangeNames {
  min: string;
  max: string;
}

/** Whether a lower bound is above the upper one; of what is half typed or missing nobody can say, and it is not. */
export function isInverted(min: unknown, max: unknown): boolean {
  const [lowest, highest] = [boundOf(min), boundOf(max)];
  return lowest !== undefined && highest !== undefined && lowest > highest;
}

/** The ranges of a query, read or as it was typed, that nothing can be in. */
export function invertedRanges(query: object): RangeNames[] {
  const given = new Map<string, unknown>(Object.entries(query));
  return [...given.keys()]
    .filter((name) => name.startsWith('max'))
    .map((max) => ({ min: `min${max.slice('max'.length)}`, max }))
    .filter(({ min, max }) => isInverted(given.get(min), given.get(max)));
}

/** Whether something can be in each range of a query; what is wrong is said of its upper bound. */
export function checkRanges(query: object): Check {
  const inverted = invertedRanges(query);
  if (inverted.length === 0) return passed;
  const message = fieldMessages.invertedRange;
  return failed(message, Object.fromEntries(inverted.map(({ max }) => [max, message])));
}

const boundOf = (bound: unknown): number | undefined =>
  typeof bound === 'string' || typeof bound === 'number' ? parsePrice(bound) : undefined;
