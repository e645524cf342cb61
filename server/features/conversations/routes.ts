import type { FastifyInstance, FastifyRequest } from 'fastify';
import { conversationsCalls } from '#domain/conversations/calls.ts';
import { blockMessages, reportMessages } from '#domain/conversations/messages.ts';
import type { ConversationPath } from '#domain/conversations/schema.ts';
import { pageWindow, sendPaging } from '#server/platform/http/calls/paging.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { sendUnlessKnown } from '#server/platform/http/responses/send-unless-known.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import { idempotencyKey } from '#server/platform/idempotency/key-header.ts';
import type { Platform } from '#server/platform/platform.ts';
import { blockPerson, liftBlock } from './block-person.ts';
import { getThread } from './get-thread.ts';
import { listConversations } from './list-conversations.ts';
import { markRead } from './mark-read.ts';
import { ownConversation } from './readable.ts';
import { reportConversation } from './report-conversation.ts';
import { reportedConversationsRoutes } from './reported-routes.ts';
import { sendMessage } from './send-message.ts';

/** /api/User/enquiries: enquiries in the form of conversations (docs/decisions/listings/conversations.md). */
export async function conversationsRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  await app.register(reportedConversationsRoutes, { platform });

  const serve = serveCalls(app, platform, conversationsCalls);

  serve('GET /api/User/enquiries', async (request, reply) => {
    const window = pageWindow(request.query);
    const actor = requireActor(request);
    const { conversations, total } = await listConversations(
      platform,
      actor,
      request.query,
      window,
    );
    sendPaging(request, reply, window, total);
    return reply.send(conversations);
  });

  serve('GET /api/User/enquiries/:id', async (request, reply) => {
    const { id } = request.params;
    const thread = await getThread(platform, requireActor(request), id, request.query);
    return sendUnlessKnown(request, reply, thread);
  });

  serveChanges(app, platform);
}

/** What people do in a conversation of theirs. */
function serveChanges(app: FastifyInstance, platform: Platform): void {
  const serve = serveCalls(app, platform, conversationsCalls);

  /** Runs before the body is read, so that someone else learns nothing. */
  const gate = async (request: FastifyRequest) => {
    const { id } = request.params as ConversationPath;
    await ownConversation(platform.db, requireActor(request), id);
  };

  serve(
    'POST /api/User/enquiries/:id/messages',
    async (request, reply) => {
      const sent = await sendMessage(
        platform,
        requireActor(request),
        request.params.id,
        request.body,
        idempotencyKey(request),
      );
      return reply.code(201).send(sent);
    },
    { gate },
  );

  serve(
    'PUT /api/User/enquiries/:id/read',
    async (request) =>
      markRead(platform, requireActor(request), request.params.id, request.body.upTo),
    { gate },
  );

  serve(
    'PUT /api/User/enquiries/:id/block',
    async (request) => {
      await blockPerson(platform, requireActor(request), request.params.id);
      return { message: blockMessages.done };
    },
    { gate },
  );

  serve(
    'DELETE /api/User/enquiries/:id/block',
    async (request) => {
      return { message: await liftBlock(platform, requireActor(request), request.params.id) };
    },
    { gate },
  );

  serve(
    'POST /api/User/enquiries/:id/reports',
    async (request, reply) => {
      await reportConversation(platform, requireActor(request), request.params.id, request.body);
      return reply.code(201).send({ message: reportMessages.done });
    },
    { gate },
  );
}
