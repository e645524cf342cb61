import { z } from 'zod';
import { COMMENT_MAX, isRating, MAX_RATING, MIN_RATING } from '../comments/rules.ts';
import { calendarDateResponse, instantResponse, paragraph } from '../fields-schema.ts';
import { stayReviewMessages } from './messages.ts';

/** The body of PUT /api/bookings/{id}/review. */
export const StayReviewBody = z.object({
  rating: z
    .number({ error: stayReviewMessages.ratingRequired })
    .refine(isRating, stayReviewMessages.ratingRequired)
    .meta({ minimum: MIN_RATING, maximum: MAX_RATING, multipleOf: 1 }),
  text: paragraph(COMMENT_MAX, stayReviewMessages.textRequired),
});
export type StayReviewBody = z.infer<typeof StayReviewBody>;

const said = {
  rating: z.number().int().min(MIN_RATING).max(MAX_RATING),
  text: z.string(),
};

export const WrittenReview = z.object({
  ...said,
  writtenAt: instantResponse,
});
export type WrittenReview = z.infer<typeof WrittenReview>;

/** What guest and host wrote about each other, as one of them sees it. */
export const StayReviews = z.object({
  guest: WrittenReview.nullable().describe('By the guest; null if none, or not shown yet'),
  host: WrittenReview.nullable().describe('By the host; null if none, or not shown yet'),
  showOn: calendarDateResponse.describe('Shown to the other side then, or once both have written'),
  shown: z.boolean(),
  mayWrite: z.boolean(),
});
export type StayReviews = z.infer<typeof StayReviews>;

/** What hosts wrote about a guest. */
export const GuestRecord = z.object({
  stays: z.number().int().min(0).describe('Stays that are over'),
  rating: z.number().min(MIN_RATING).max(MAX_RATING).nullable().describe('The average of all'),
  reviews: z
    .array(WrittenReview.omit({ writtenAt: true }).extend({ stayed: calendarDateResponse }))
    .describe('The newest twenty'),
});
export type GuestRecord = z.infer<typeof GuestRecord>;
