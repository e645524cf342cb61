import { z } from 'zod';
import {
  choice,
  expectedUpdatedAt,
  id,
  instantResponse,
  optionalParagraph,
} from '../fields-schema.ts';
import { LISTING_KINDS } from '../listing-kinds.ts';
import { Photo } from '../media/schema.ts';
import { tableRow } from '../tables/schema.ts';
import type { TableQuery } from '../tables/table.ts';
import { moderationMessages } from './messages.ts';
import { MODERATION_TABLE } from './moderation-table.ts';
import {
  ADMIN_TRANSITIONS,
  MODERATION_REASON_MAX,
  MODERATION_STATES,
  needsReason,
} from './states.ts';

export type ModerationQuery = TableQuery<typeof MODERATION_TABLE>;

/** Someone else's listing with a photo that looks the same. */
export const SimilarListing = z.object({
  kind: z.enum(LISTING_KINDS),
  _id: id,
  name: z.string(),
  listerName: z.string(),
  photo: Photo.nullable(),
  ownPhoto: Photo.nullable().describe('The one of the listing in question that looks like it'),
});
export type SimilarListing = z.infer<typeof SimilarListing>;

export const ModeratedListing = tableRow(MODERATION_TABLE, {
  photo: Photo.nullable().describe('Its first one'),
  excerpt: z.string().describe('The beginning of its description'),
  usualPrices: z
    .object({ place: z.string(), low: z.number(), high: z.number(), listings: z.number().int() })
    .nullable()
    .describe('What 9 of 10 of its category ask in its place, where the price is far from it'),
  similar: z.array(SimilarListing),
});
export type ModeratedListing = z.infer<typeof ModeratedListing>;

export const ModerateBody = z
  .object({
    transition: choice(ADMIN_TRANSITIONS),
    reason: optionalParagraph(MODERATION_REASON_MAX).default(''),
    expectedUpdatedAt: expectedUpdatedAt.describe(
      'The listing as the Admin saw it; 409 when it was changed since',
    ),
    expectedState: choice(MODERATION_STATES)
      .optional()
      .describe('The state that the Admin saw; 409 when it is another one'),
    expectedSince: instantResponse
      .nullable()
      .optional()
      .describe(
        'Its `since` as the Admin saw it, null where it had none; 409 when it is another one',
      ),
  })
  .refine(({ transition, reason }) => !needsReason(transition) || reason !== '', {
    path: ['reason'],
    message: moderationMessages.reasonRequired,
  });
export type ModerateBody = z.infer<typeof ModerateBody>;

/** The first state of a member's new listing. */
export const NewListing = z.object({ state: z.enum(['live', 'waiting']) });
export type NewListing = z.infer<typeof NewListing>;

/** A lister's own listing that is not live. */
export const OwnModeration = z.object({
  _id: id,
  kind: z.enum(LISTING_KINDS),
  state: z.enum(MODERATION_STATES).exclude(['live']),
  reason: z.string().nullable(),
});
export type OwnModeration = z.infer<typeof OwnModeration>;
