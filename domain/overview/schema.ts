import { z } from 'zod';
import { calendarDateResponse } from '../fields-schema.ts';
import { choiceFilter } from '../filters-schema.ts';
import { SPANS, USUAL_SPAN } from '../workspace/spans.ts';
import { MEASURES } from './measures.ts';

export const OverviewQuery = z.object({
  days: choiceFilter(SPANS)
    .transform((days) => days ?? USUAL_SPAN)
    .describe('So many days, today the last of them'),
});
export type OverviewQuery = z.infer<typeof OverviewQuery>;

const Counts = z.record(z.enum(MEASURES), z.number().min(0));

/** What happened on the site, by day in Ghana. */
export const Overview = z.object({
  days: z
    .array(z.object({ day: calendarDateResponse, counts: Counts }))
    .describe(
      'The earliest first, none left out. `booked` is the sum of the stays in cedi; stays that were cancelled since are in neither. Listings count on the day of their upload, those deleted since too.',
    ),
  before: Counts.describe('All of as many days before'),
});
export type Overview = z.infer<typeof Overview>;
