import { z } from 'zod';
import { choiceFilter, textFilter } from '../filters-schema.ts';
import { MEDIAN_OF } from './medians.ts';
import { PROPERTY_TYPES } from './property.ts';

export const MedianPricesQuery = z.object({
  propertyType: choiceFilter(PROPERTY_TYPES).describe(
    '`PropertyRentals` by default. What a price is paid for: a month of rentals, a night of short stays, a sale',
  ),
  place: textFilter().describe(
    'A neighbourhood or town by name (`madina`, `East Legon`), a search that names one (`2 bed in madina`), or a position in one (`5.67,-0.166`)',
  ),
});
export type MedianPricesQuery = z.infer<typeof MedianPricesQuery>;

/** What is asked in one quarter for homes of each size. */
export const MedianPrices = z.object({
  place: z.string().nullable().describe('Its name; null where one is not known'),
  medians: z
    .array(
      z.object({
        bedrooms: z.number().int().min(0).describe('0: a studio'),
        price: z.number().describe('In cedi: half ask less, half more'),
        listings: z.number().int().min(MEDIAN_OF),
      }),
    )
    .describe('By bedrooms, the fewest first'),
});
export type MedianPrices = z.infer<typeof MedianPrices>;
