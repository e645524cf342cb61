import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Viewer } from '#domain/accounts/actor.ts';
import { notModified } from '#domain/call.ts';
import { commentMessages } from '#domain/comments/messages.ts';
import { canComment } from '#domain/comments/permissions.ts';
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
} from '#domain/comments/schema.ts';
import { limit, pageNumber } from '#domain/fields.schema.ts';
import { IdempotencyHeaders } from '#domain/idempotency/schema.ts';
import { forAllOrOwn, sendForAllOrOwn } from '#server/features/listings/public.ts';
import { asksToConfirm } from '#server/features/site/public.ts';
import { propertyTopic } from '#server/platform/cache/topics.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { pageWindow, sendPaging } from '#server/platform/http/paging.ts';
import {
  requireActor,
  requireConfirmed,
  requirePermission,
} from '#server/platform/http/session.ts';
import { idempotencyKey } from '#server/platform/idempotency/key-header.ts';
import type { Platform } from '#server/platform/platform.ts';
import { answerComment, deleteAnswer } from './answer-comment.ts';
import { deleteComment } from './delete-comment.ts';
import { editComment } from './edit-comment.ts';
import { listComments, pageOfComments } from './list-comments.ts';
import { getRatingRight, starsComeAfter } from './may-rate.ts';
import { postComment } from './post-comment.ts';

/** /api/properties/{id}/comments and /api/comments (specification §7: two families, one set of comments). */
export const commentsRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  app.get(
    '/properties/:id/comments',
    {
      config: { sameForAll: true, dependsOn: propertyTopic },
      schema: {
        tags: ['comments'],
        summary: 'Comments of a property',
        description:
          'The newest first, 1,000 at most; `limit` and `page` page them, and the headers `X-Total-Count` and `Link` say how many there are and where the other pages are.',
        params: OneProperty,
        querystring: z.object({ page: pageNumber, limit }),
        response: { 200: CommentList, ...errorResponses('NOT_FOUND') },
      },
    },
    async (request, reply) => {
      const window = pageWindow(request.query);
      const list = (viewer: Viewer) => listComments(platform, viewer, request.params.id, window);
      const { comments, total } = await forAllOrOwn(request, reply, () => list(null), list);
      sendPaging(request, reply, window, total);
      return comments;
    },
  );

  app.get(
    '/comments/property/:id',
    {
      config: { sameForAll: true, dependsOn: propertyTopic },
      schema: {
        tags: ['comments'],
        summary: 'A page of comments, with the rating',
        params: OneProperty,
        querystring: ListCommentsQuery,
        response: { 200: CommentPage, ...notModified, ...errorResponses('NOT_FOUND') },
      },
    },
    async (request, reply) =>
      sendForAllOrOwn(request, reply, platform, (viewer) =>
        pageOfComments(platform, viewer, request.params.id, request.query),
      ),
  );

  app.get(
    '/properties/:id/rating',
    {
      onRequest: requirePermission(canComment),
      schema: {
        tags: ['comments'],
        summary: 'Whether your stars for a property count',
        description:
          'Once a stay of yours there is over; where nobody stays, once you have written to its lister (site setting `starsAfterStay`).',
        security: sessionSecurity,
        params: OneProperty,
        response: { 200: RatingRight, ...errorResponses('UNAUTHENTICATED', 'NOT_FOUND') },
      },
    },
    async (request) => getRatingRight(platform, requireActor(request), request.params.id),
  );

  app.post(
    '/properties/:id/comments',
    {
      onRequest: requireConfirmed(asksToConfirm(platform), canComment),
      schema: {
        tags: ['comments'],
        summary: 'Comment on a property',
        description: RATING,
        security: sessionSecurity,
        headers: IdempotencyHeaders,
        params: OneProperty,
        body: PropertyCommentBody,
        response: {
          201: Comment,
          ...errorResponses(
            'UNAUTHENTICATED',
            'EMAIL_UNCONFIRMED',
            'OWN_LISTING',
            'NOT_FOUND',
            'UNPROCESSABLE',
            'TOO_MANY_REQUESTS',
          ),
        },
      },
    },
    async (request, reply) => {
      const body = { ...request.body, propertyId: request.params.id };
      const key = idempotencyKey(request);
      return reply.code(201).send(await postComment(platform, requireActor(request), body, key));
    },
  );

  app.post(
    '/comments',
    {
      onRequest: requireConfirmed(asksToConfirm(platform), canComment),
      schema: {
        tags: ['comments'],
        summary: 'Comment on a property, named in the body',
        description: RATING,
        security: sessionSecurity,
        headers: IdempotencyHeaders,
        body: PostCommentBody,
        response: {
          201: PostCommentResponse,
          ...errorResponses(
            'UNAUTHENTICATED',
            'EMAIL_UNCONFIRMED',
            'OWN_LISTING',
            'NOT_FOUND',
            'UNPROCESSABLE',
            'TOO_MANY_REQUESTS',
          ),
        },
      },
    },
    async (request, reply) => {
      const key = idempotencyKey(request);
      const comment = await postComment(platform, requireActor(request), request.body, key);
      const lost = request.body.rating !== null && comment.rating === null;
      const message = lost
        ? commentMessages.withoutStars[await starsComeAfter(platform, comment)]
        : commentMessages.success;
      return reply.code(201).send({ message, comment });
    },
  );

  app.put(
    '/properties/:id/comments/:commentId',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['comments'],
        summary: 'Edit your comment',
        description:
          'Replaces its text and its stars; without `rating` these stay, null takes them away.',
        security: sessionSecurity,
        params: OneComment,
        body: EditCommentBody,
        response: { 200: Comment, ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) =>
      editComment(platform, requireActor(request), addressOf(request.params), request.body),
  );

  app.delete(
    '/properties/:id/comments/:commentId',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['comments'],
        summary: 'Delete a comment',
        description: 'Your own; an Admin any.',
        security: sessionSecurity,
        params: OneComment,
        response: {
          200: z.literal(true),
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) => {
      await deleteComment(platform, requireActor(request), addressOf(request.params));
      return true as const;
    },
  );

  app.put(
    '/properties/:id/comments/:commentId/answer',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['comments'],
        summary: 'Answer a comment on your property',
        description:
          'A comment has one answer: another takes its place. The author is mailed about the first.',
        security: sessionSecurity,
        params: OneComment,
        body: AnswerBody,
        response: {
          200: Comment,
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'),
        },
      },
    },
    async (request) =>
      answerComment(platform, requireActor(request), addressOf(request.params), request.body),
  );

  app.delete(
    '/properties/:id/comments/:commentId/answer',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['comments'],
        summary: 'Delete your answer to a comment',
        security: sessionSecurity,
        params: OneComment,
        response: {
          200: z.literal(true),
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) => {
      await deleteAnswer(platform, requireActor(request), addressOf(request.params));
      return true as const;
    },
  );
};

const RATING =
  'One person has one rating of a property: stars take the place of those given before. Stars that do not count (`GET /api/properties/{id}/rating`) are left out, and the comment is posted. 403: they are for your own listing.';

const OneProperty = z.object({ id: z.string() });
const OneComment = z.object({ id: z.string(), commentId: z.string() });

const addressOf = ({ id, commentId }: z.infer<typeof OneComment>) => ({
  propertyId: id,
  commentId,
});
