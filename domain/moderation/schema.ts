import { z } from 'zod';
import { choice, id, instantResponse, optionalParagraph } from '../fields.schema.ts';
import { choiceFilter, textFilter } from '../filters.schema.ts';
import { LISTING_KINDS } from '../listing-kind.ts';
import { Photo } from '../media/schema.ts';
import { tablePaging } from '../tables/schema.ts';
import { moderationMessages } from './messages.ts';
import {
  ADMIN_TRANSITIONS,
  MODERATION_REASON_MAX,
  MODERATION_STATES,
  needsReason,
} from './states.ts';

/** Why a listing is worth a look. */
export const LOOK_REASONS = ['reported', 'similar-photos'] as const;

/** The parameters of an Admin's table of listings that are to be looked at. */
export const ModerationQuery = z.object({
  ...tablePaging,
  search: textFilter(100).describe('A part of the name'),
  kind: choiceFilter(LISTING_KINDS),
  state: choiceFilter(MODERATION_STATES),
  because: choiceFilter(LOOK_REASONS),
  sort: choiceFilter(['oldest']),
});
export type ModerationQuery = z.infer<typeof ModerationQuery>;

/** A listing of somebody else with a photo that looks the same. */
export const SimilarListing = z.object({
  kind: z.enum(LISTING_KINDS),
  _id: id,
  name: z.string(),
  listerName: z.string(),
  photo: Photo.nullable(),
  ownPhoto: Photo.nullable().describe('The one of the listing in question that looks like it'),
});
export type SimilarListing = z.infer<typeof SimilarListing>;

export const ModeratedListing = z.object({
  _id: id,
  kind: z.enum(LISTING_KINDS),
  name: z.string(),
  listerId: id,
  listerName: z.string(),
  price: z.number(),
  usualPrice: z
    .number()
    .nullable()
    .describe('The median of its category and region, where the price is far from it'),
  state: z.enum(MODERATION_STATES),
  reason: z.string().nullable(),
  since: instantResponse,
  isNew: z.boolean().describe('It was not changed since it was listed'),
  reportedBy: z.number().int().describe('How many different people have reported it'),
  similar: z.array(SimilarListing),
});
export type ModeratedListing = z.infer<typeof ModeratedListing>;

export const ModerateBody = z
  .object({
    transition: choice(ADMIN_TRANSITIONS),
    reason: optionalParagraph(MODERATION_REASON_MAX).default(''),
  })
  .refine(({ transition, reason }) => !needsReason(transition) || reason !== '', {
    path: ['reason'],
    message: moderationMessages.reasonRequired,
  });
export type ModerateBody = z.infer<typeof ModerateBody>;

/** An own listing that is not live. */
export const OwnModeration = z.object({
  _id: id,
  kind: z.enum(LISTING_KINDS),
  state: z.enum(MODERATION_STATES).exclude(['live']),
  reason: z.string().nullable(),
});
export type OwnModeration = z.infer<typeof OwnModeration>;
