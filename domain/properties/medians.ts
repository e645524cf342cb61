import { CEDI_SIGN, formatDigits } from '../values/money.ts';
import { plural } from '../values/plural.ts';
import type { MedianPrices } from './medians-schema.ts';
import { type PropertyType, priceUnit } from './property.ts';

/** The fewest listings of which a median is told: fewer say little, and what each of them asks. */
export const MEDIAN_OF = 10;

type Median = MedianPrices['medians'][number];

/** '2 bedrooms in Madina: ₵2,800 a month, 31 listings'; without the place where that is said above. */
export function medianText(
  { bedrooms, price, listings }: Median,
  propertyType: PropertyType,
  place?: string,
): string {
  const size = bedrooms === 0 ? 'Studios' : plural(bedrooms, 'bedroom');
  const unit = priceUnit(propertyType);
  const amount = `${CEDI_SIGN}${formatDigits(String(Math.round(price)))}${unit ? ` a ${unit}` : ''}`;
  const count = plural(listings, 'listing');
  const homes = place ? `${size} in ${place}` : size;
  return `${homes}: ${amount}, ${count}`;
}
