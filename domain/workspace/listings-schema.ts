import { z } from 'zod';
import { Pause } from '../availability/schema.ts';
import { calendarDateResponse, id } from '../fields.schema.ts';
import { choiceFilter, textFilter } from '../filters.schema.ts';
import { LISTING_KINDS } from '../listing-kind.ts';
import { tablePaging } from '../tables/schema.ts';
import { SPANS, USUAL_SPAN } from './spans.ts';

export const OwnListingsQuery = z.object({
  ...tablePaging,
  search: textFilter(100).describe('In names'),
  days: choiceFilter(SPANS).transform((days) => days ?? USUAL_SPAN),
});
export type OwnListingsQuery = z.infer<typeof OwnListingsQuery>;

const count = z.number().int().min(0);

/** A listing of one's own, with what came of it in the last days. */
export const OwnListingRow = z.object({
  kind: z.enum(LISTING_KINDS),
  _id: id,
  name: z.string(),
  status: z.string().nullable().describe('Of a property'),
  pause: Pause,
  photos: count,
  facts: count.describe('How many facts it has'),
  descriptionLength: count.describe('In characters'),
  views: count.describe('Devices that looked at its page, each once a day'),
  enquiries: count.describe('Conversations that were begun'),
  stays: count.describe('Booked, and not cancelled'),
  favourites: count.describe('How often it was kept, and still is'),
  trend: z
    .array(z.object({ day: calendarDateResponse, views: count }))
    .describe('Views by day, the earliest first; a day without any is left out'),
});
export type OwnListingRow = z.infer<typeof OwnListingRow>;
