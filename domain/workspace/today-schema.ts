import { z } from 'zod';
import { PAUSE_REASONS } from '../availability/rules.ts';
import { HostedStay } from '../bookings/hosted-schema.ts';
import { Conversation } from '../conversations/schema.ts';
import { id } from '../fields-schema.ts';
import { LISTING_KINDS } from '../listing-kinds.ts';
import { MODERATION_STATES } from '../moderation/states.ts';
import { OwnReport } from './own-report-schema.ts';

/** A listing with something that waits for its lister. */
export const WaitingListing = z.object({
  kind: z.enum(LISTING_KINDS),
  _id: id,
  name: z.string(),
  pausedBy: z
    .enum(PAUSE_REASONS)
    .nullable()
    .describe('Why it stands in no list; null where it does'),
  moderation: z
    .object({
      state: z.enum(MODERATION_STATES).exclude(['live']),
      reason: z.string().describe('What the Admin said'),
      reported: z.boolean().describe('Whether it was hidden because it was reported'),
    })
    .nullable()
    .describe('What an Admin has made of it; null while it is live'),
  asked: z.boolean().describe('Whether we ask by email if it is still available'),
  failedPhotos: z.number().int().min(0).describe('Photos that could not be made ready'),
});
export type WaitingListing = z.infer<typeof WaitingListing>;

/** Everything that waits for a lister. */
export const Today = z.object({
  unread: z.number().int().min(0).describe('Conversations about own listings to read; up to 100'),
  toAnswer: z
    .array(Conversation)
    .describe(
      'Those of them in which the other one wrote last and can be answered: unread, or read and written to in the last 14 days; 20 at most, what was written last first',
    ),
  requests: z.array(HostedStay).describe('To answer, the first to expire first; 50 at most'),
  arrivals: z.array(HostedStay).describe('Today and tomorrow, the first first'),
  departures: z.array(HostedStay).describe('Today and tomorrow, the first first'),
  cancelled: z
    .array(HostedStay)
    .describe('Stays not over that others cancelled since one last looked at one’s stays'),
  clashes: z
    .array(z.object({ propertyId: id, name: z.string(), count: z.number().int().min(1) }))
    .describe('Own stays with nights that are booked here and on another site'),
  listings: z.array(WaitingListing).describe('100 at most'),
  reports: z
    .array(OwnReport)
    .describe('What you reported: open, or ended in the last 14 days; the newest first'),
  hasListings: z.boolean(),
});
export type Today = z.infer<typeof Today>;
