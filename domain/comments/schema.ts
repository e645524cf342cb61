import { z } from 'zod';
import { id, instantResponse, limit, pageNumber, paragraph } from '../fields-schema.ts';
import { answerMessages } from './answer-messages.ts';
import { commentMessages } from './messages.ts';
import { COMMENT_MAX, isRating, MAX_RATING, MIN_RATING, PAGE_SIZE } from './rules.ts';

/** The lister's answer. */
export const CommentAnswer = z.object({
  text: z.string(),
  createdAt: instantResponse,
  updatedAt: instantResponse,
});
export type CommentAnswer = z.infer<typeof CommentAnswer>;

export const Comment = z.object({
  _id: id,
  propertyId: id,
  userId: id,
  userName: z.string(),
  comment: z.string(),
  rating: z.number().int().min(MIN_RATING).max(MAX_RATING).nullable(),
  /** The author has had a stay here, and it is over. */
  stayedHere: z.boolean(),
  answer: CommentAnswer.nullable(),
  createdAt: instantResponse,
  updatedAt: instantResponse,
});
export type Comment = z.infer<typeof Comment>;

/** The response of GET /api/comments/property/{id}. */
export const CommentPage = z.object({
  comments: z.array(Comment),
  pagination: z.object({
    currentPage: z.number().int().min(0),
    totalPages: z.number().int().min(0),
    totalComments: z.number().int().min(0),
    hasMore: z.boolean(),
  }),
  averageRating: z.number().min(MIN_RATING).max(MAX_RATING).nullable(),
  ratingCount: z.number().int().min(0),
});
export type CommentPage = z.infer<typeof CommentPage>;

/** The response of GET /api/properties/{id}/comments. */
export const CommentList = z.array(Comment);

/** The response of GET /api/properties/{id}/rating. */
export const RatingRight = z.object({
  mayRate: z.boolean(),
  after: z.enum(['stay', 'enquiry']).describe('What stars count after, where the site asks for it'),
});
export type RatingRight = z.infer<typeof RatingRight>;

/** The response of POST /api/comments. */
export const PostCommentResponse = z.object({ message: z.string(), comment: Comment });
export type PostCommentResponse = z.infer<typeof PostCommentResponse>;

const comment = paragraph(COMMENT_MAX, commentMessages.blank);

const stars = z
  .number({ error: commentMessages.ratingRange })
  .refine(isRating, commentMessages.ratingRange)
  .meta({ minimum: MIN_RATING, maximum: MAX_RATING, multipleOf: 1 })
  .nullable();
const rating = stars.default(null);

/** The body of POST /api/comments. */
export const PostCommentBody = z.object({ propertyId: id, comment, rating });
export type PostCommentBody = z.infer<typeof PostCommentBody>;

/** The body of POST under /api/properties/{id}/comments. */
export const PropertyCommentBody = z.object({ comment, rating });

/** The body of PUT there: without `rating` the stars stay as they are. */
export const EditCommentBody = z.object({ comment, rating: stars.optional() });
export type EditCommentBody = z.infer<typeof EditCommentBody>;

/** The body of PUT …/comments/{commentId}/answer. */
export const AnswerBody = z.object({ answer: paragraph(COMMENT_MAX, answerMessages.blank) });
export type AnswerBody = z.infer<typeof AnswerBody>;

export const ListCommentsQuery = z.object({
  page: pageNumber,
  limit: limit.transform((given) => given ?? PAGE_SIZE),
});
export type ListCommentsQuery = z.infer<typeof ListCommentsQuery>;
