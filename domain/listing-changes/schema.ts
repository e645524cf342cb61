import { z } from 'zod';
import { instantResponse } from '../fields-schema.ts';

/** The changed parts of a listing, each with its value before and after. */
export interface ListingChange {
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

/** An event in a listing's history, for its lister and Admins. */
export const ListingEvent = z.object({
  at: instantResponse,
  what: z.string().describe('What was done'),
  by: z.enum(['lister', 'admin']),
  changes: z.array(z.object({ label: z.string(), text: z.string() })),
  reason: z.string().nullable().describe('What an Admin said of it'),
});
export type ListingEvent = z.infer<typeof ListingEvent>;
