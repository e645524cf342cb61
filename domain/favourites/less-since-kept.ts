import { isUnlikelyPrice } from '../values/price-change.ts';

/**
 * By how much a listing is cheaper than when it was kept, in cedi; undefined where it is not. A price that is a tenth and
 * less is another one: of a night, where the house was for sale.
 */
export function lessSinceKept(kept: number | undefined, now: number): number | undefined {
  if (kept === undefined || now >= kept || isUnlikelyPrice(now, kept)) return undefined;
  return kept - now;
}
