import type { ListingKind } from '../listing-kinds.ts';
import { formatCedi } from '../values/money.ts';

/** The fewest listings of a category and place from which we name a usual price. */
export const USUAL_PRICE_OF = 20;

/** Nine in ten listings ask a price between these quantiles. */
export const USUAL_PARTS = { low: 0.05, high: 0.95 } as const;

/** A price is unusual below the lowest usual one divided by this, or above the highest times this. */
export const FAR = 2;

/** The prices that nine in ten listings of a category ask in a place. */
export interface UsualPrices {
  /** A town, or its region when the town has too few listings. */
  place: string;
  /** In cedi. */
  low: number;
  high: number;
  /** How many listings they come from. */
  listings: number;
}

/** The reason for checking a price: '₵400.00; 9 in 10 similar listings in Kumasi ask ₵900.00–₵3,500.00 (of 42)'. */
export const farPriceText = (
  price: number,
  { place, low, high, listings }: UsualPrices,
  kind: ListingKind,
): string =>
  `${formatCedi(price)}; 9 in 10 similar ${kind === 'car' ? 'cars' : 'listings'} in ${place} ask ${formatCedi(low)}–${formatCedi(high)} (${listings} compared)`;
