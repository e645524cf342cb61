import { z } from 'zod';
import { Pause } from '../availability/schema.ts';
import { calendarDateResponse, id } from '../fields-schema.ts';
import { choiceFilter, textFilter } from '../filters-schema.ts';
import { LISTING_KINDS } from '../listing-kinds.ts';
import { ReadDetail } from '../read-details/schema.ts';
import { tablePaging } from '../tables/schema.ts';
import type { Figure } from './figures.ts';
import { SPANS, USUAL_SPAN } from './spans.ts';

export const OwnListingsQuery = z.object({
  ...tablePaging,
  search: textFilter(100).describe('In names'),
  days: choiceFilter(SPANS).transform((days) => days ?? USUAL_SPAN),
});
export type OwnListingsQuery = z.infer<typeof OwnListingsQuery>;

const count = z.number().int().min(0);

const figures = {
  views: count.describe('Devices that looked at its page, each once a day'),
  enquiries: count.describe('Sent from its page'),
  stays: count.describe('Bookings that were made, those cancelled since too'),
  favourites: count.describe('Accounts of others that saved it, and still have it'),
} satisfies Record<Figure, unknown>;

/** A lister's own listing, with its figures of the last days. */
export const OwnListingRow = z.object({
  kind: z.enum(LISTING_KINDS),
  _id: id,
  name: z.string(),
  status: z.string().nullable().describe('Of a property'),
  takesStays: z.boolean().describe('Whether guests book it'),
  pause: Pause,
  photos: count,
  facts: count.describe('How many details it has'),
  readDetails: z
    .array(ReadDetail)
    .describe('Details that were read from its text, until its lister confirms them'),
  descriptionLength: count.describe('In characters'),
  ...figures,
  from: calendarDateResponse.describe('The first of the days'),
  until: calendarDateResponse.describe('The last of them: today in Ghana'),
  trend: z
    .array(z.object({ day: calendarDateResponse, ...figures }))
    .describe('The same by day, the earliest first; a day without any is left out'),
});
export type OwnListingRow = z.infer<typeof OwnListingRow>;
