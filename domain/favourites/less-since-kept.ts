import { isUnlikelyPrice } from '../values/price-change.ts';

/**
 * The drop in price since a favourite was kept, in cedi; undefined when there is none. A price that has fallen to a tenth or
 * less means something else: per night, say, for a house that was for sale.
 */
export function lessSinceKept(kept: number | undefined, now: number): number | undefined {
  if (kept === undefined || now >= kept || isUnlikelyPrice(now, kept)) return undefined;
  return kept - now;
}
