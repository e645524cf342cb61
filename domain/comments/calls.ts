import { z } from 'zod';
import { defineCalls, notModified } from '../call.ts';
import { limit, pageNumber } from '../fields-schema.ts';
import { IdempotencyHeaders } from '../idempotency/schema.ts';
import { tableCalls } from '../tables/calls.ts';
import { CommentOfAll } from './all-schema.ts';
import { COMMENTS_TABLE } from './comments-table.ts';
import { canComment } from './permissions.ts';
import {
  AnswerBody,
  Comment,
  CommentList,
  CommentPage,
  EditCommentBody,
  ListCommentsQuery,
  PostCommentBody,
  PostCommentResponse,
  PropertyCommentBody,
  RatingRight,
} from './schema.ts';

const tag = 'comments';

const RATING =
  'One person has one rating of a property: stars take the place of those given before. Stars that do not count (`GET /api/properties/{id}/rating`) are left out, and the comment is posted. 403: they are for your own listing.';

const OneProperty = z.object({ id: z.string() });
const OneComment = z.object({ id: z.string(), commentId: z.string() });

/** The comments of properties, by property and by themselves (specification §7: two families, one set of comments). */
export const commentsCalls = defineCalls({
  'GET /api/properties/:id/comments': {
    tag,
    summary: 'Comments of a property',
    description:
      'The newest first, 1,000 at most; `limit` and `page` page them, and the headers `X-Total-Count` and `Link` say how many there are and where the other pages are.',
    params: OneProperty,
    query: z.object({ page: pageNumber, limit }),
    responses: { 200: CommentList },
    errors: ['NOT_FOUND'],
  },
  'GET /api/comments/property/:id': {
    tag,
    summary: 'A page of comments, with the rating',
    params: OneProperty,
    query: ListCommentsQuery,
    responses: { 200: CommentPage, ...notModified },
    errors: ['NOT_FOUND'],
  },
  'GET /api/properties/:id/rating': {
    tag,
    summary: 'Whether your stars for a property count',
    description:
      'Once a stay of yours there is over; where nobody stays, once you have written to its lister (site setting `starsAfterStay`).',
    access: { permission: canComment },
    params: OneProperty,
    responses: { 200: RatingRight },
    errors: ['NOT_FOUND'],
  },
  'POST /api/properties/:id/comments': {
    tag,
    summary: 'Comment on a property',
    description: RATING,
    access: { permission: canComment, confirmed: true },
    headers: IdempotencyHeaders,
    params: OneProperty,
    body: PropertyCommentBody,
    responses: { 201: Comment },
    errors: ['OWN_LISTING', 'NOT_FOUND', 'UNPROCESSABLE', 'TOO_MANY_REQUESTS'],
  },
  'POST /api/comments': {
    tag,
    summary: 'Comment on a property, named in the body',
    description: RATING,
    access: { permission: canComment, confirmed: true },
    headers: IdempotencyHeaders,
    body: PostCommentBody,
    responses: { 201: PostCommentResponse },
    errors: ['OWN_LISTING', 'NOT_FOUND', 'UNPROCESSABLE', 'TOO_MANY_REQUESTS'],
  },
  'PUT /api/properties/:id/comments/:commentId': {
    tag,
    summary: 'Edit your comment',
    description:
      'Replaces its text and its stars; without `rating` these stay, null takes them away.',
    access: {},
    params: OneComment,
    body: EditCommentBody,
    responses: { 200: Comment },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  'DELETE /api/properties/:id/comments/:commentId': {
    tag,
    summary: 'Delete a comment',
    description: 'Your own; an Admin any.',
    access: {},
    params: OneComment,
    responses: { 200: z.literal(true) },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  'PUT /api/properties/:id/comments/:commentId/answer': {
    tag,
    summary: 'Answer a comment on your property',
    description:
      'A comment has one answer: another takes its place. The author is emailed about the first.',
    access: {},
    params: OneComment,
    body: AnswerBody,
    responses: { 200: Comment },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  'DELETE /api/properties/:id/comments/:commentId/answer': {
    tag,
    summary: 'Delete your answer to a comment',
    access: {},
    params: OneComment,
    responses: { 200: z.literal(true) },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
});

export const allCommentsTable = tableCalls(COMMENTS_TABLE, CommentOfAll);
