import type { FastifyInstance } from 'fastify';
import type { Viewer } from '#domain/accounts/actor.ts';
import { commentsCalls } from '#domain/comments/calls.ts';
import { commentMessages } from '#domain/comments/messages.ts';
import { propertyTopic } from '#server/features/kept-responses/public.ts';
import { forAllOrOwn, sendForAllOrOwn } from '#server/features/listings/public.ts';
import { pageWindow, sendPaging } from '#server/platform/http/calls/paging.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import { idempotencyKey } from '#server/platform/idempotency/key-header.ts';
import type { Platform } from '#server/platform/platform.ts';
import { answerComment, deleteAnswer } from './answer-comment.ts';
import { deleteComment } from './delete-comment.ts';
import { editComment } from './edit-comment.ts';
import { listComments, pageOfComments } from './list-comments.ts';
import { getRatingRight, starsComeAfter } from './may-rate.ts';
import { postComment } from './post-comment.ts';

export async function commentsRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, commentsCalls);
  const config = { sameForAll: true, dependsOn: propertyTopic };

  serve(
    'GET /api/properties/:id/comments',
    async (request, reply) => {
      const window = pageWindow(request.query);
      const list = (viewer: Viewer) => listComments(platform, viewer, request.params.id, window);
      const { comments, total } = await forAllOrOwn(request, reply, () => list(null), list);
      sendPaging(request, reply, window, total);
      return comments;
    },
    { config },
  );

  serve(
    'GET /api/comments/property/:id',
    async (request, reply) =>
      sendForAllOrOwn(request, reply, platform, (viewer) =>
        pageOfComments(platform, viewer, request.params.id, request.query),
      ),
    { config },
  );

  serve('GET /api/properties/:id/rating', async (request) =>
    getRatingRight(platform, requireActor(request), request.params.id),
  );

  serve('POST /api/properties/:id/comments', async (request, reply) => {
    const body = { ...request.body, propertyId: request.params.id };
    const key = idempotencyKey(request);
    return reply.code(201).send(await postComment(platform, requireActor(request), body, key));
  });

  serve('POST /api/comments', async (request, reply) => {
    const key = idempotencyKey(request);
    const comment = await postComment(platform, requireActor(request), request.body, key);
    const lost = request.body.rating !== null && comment.rating === null;
    const message = lost
      ? commentMessages.withoutStars[await starsComeAfter(platform, comment)]
      : commentMessages.success;
    return reply.code(201).send({ message, comment });
  });

  serve('PUT /api/properties/:id/comments/:commentId', async (request) =>
    editComment(platform, requireActor(request), addressOf(request.params), request.body),
  );

  serve('DELETE /api/properties/:id/comments/:commentId', async (request) => {
    await deleteComment(platform, requireActor(request), addressOf(request.params));
    return true as const;
  });

  serve('PUT /api/properties/:id/comments/:commentId/answer', async (request) =>
    answerComment(platform, requireActor(request), addressOf(request.params), request.body),
  );

  serve('DELETE /api/properties/:id/comments/:commentId/answer', async (request) => {
    await deleteAnswer(platform, requireActor(request), addressOf(request.params));
    return true as const;
  });
}

const addressOf = ({ id, commentId }: { id: string; commentId: string }) => ({
  propertyId: id,
  commentId,
});
