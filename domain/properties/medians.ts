import { CEDI_SIGN, formatDigits } from '../values/money.ts';
import { plural } from '../values/plural.ts';
import type { MedianPrices } from './medians-schema.ts';
import { type PropertyType, priceUnit } from './property.ts';

/** The fewest listings of which a median is told: fewer say little, and what each of them asks. */
export const MEDIAN_OF = 10;

type Median = MedianPrices['medians'][number];

/** '2 bedrooms in Madina: ₵2,800 a month, 31 listings'. */
export function medianText(
  { bedrooms, price, listings }: Median,
  place: string,
  propertyType: PropertyType,
): string {
  const homes = bedrooms === 0 ? 'Studios' : plural(bedrooms, 'bedroom');
  const unit = priceUnit(propertyType);
  const amount = `${CEDI_SIGN}${formatDigits(String(Math.round(price)))}${unit ? ` a ${unit}` : ''}`;
  const count = plural(listings, 'listing');
  return `${homes} in ${place}: ${amount}, ${count}`;
}
