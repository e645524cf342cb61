import type { ListingKind } from '../listing-kinds.ts';
import { formatCedi } from '../values/money.ts';

/** Of so many listings of a category and place at least a usual price is said. */
export const USUAL_PRICE_OF = 20;

/** Of ten listings nine ask a price between these parts of all prices in their order. */
export const USUAL_PARTS = { low: 0.05, high: 0.95 } as const;

/** A price is far from what is usual below the lowest usual one divided by this, and above the highest times this. */
export const FAR = 2;

/** What nine of ten listings of a category ask where a listing is. */
export interface UsualPrices {
  /** A town, or a region where the town has too few of them. */
  place: string;
  /** In cedi. */
  low: number;
  high: number;
  /** How many listings they are of. */
  listings: number;
}

/** Why a price is worth a look: '₵400.00; 9 in 10 similar listings in Kumasi ask ₵900.00–₵3,500.00 (of 42)'. */
export const farPriceText = (
  price: number,
  { place, low, high, listings }: UsualPrices,
  kind: ListingKind,
): string =>
  `${formatCedi(price)}; 9 in 10 similar ${kind === 'car' ? 'cars' : 'listings'} in ${place} ask ${formatCedi(low)}–${formatCedi(high)} (${listings} compared)`;
