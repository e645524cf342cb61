import { z } from 'zod';
import { instantResponse } from '../fields-schema.ts';

/** What of a listing is no longer as it was: of each part its value before and after. */
export interface ListingChange {
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

/** Something that was done to a listing, as its lister and Admins read it. */
export const ListingEvent = z.object({
  at: instantResponse,
  what: z.string().describe('What was done'),
  by: z.enum(['lister', 'admin']),
  changes: z.array(z.object({ label: z.string(), text: z.string() })),
  reason: z.string().nullable().describe('What an Admin said of it'),
});
export type ListingEvent = z.infer<typeof ListingEvent>;
