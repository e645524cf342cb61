import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { blockMessages, reportMessages } from '#domain/conversations/messages.ts';
import {
  ConversationMessage,
  ConversationPath,
  ListConversationsQuery,
  ListConversationsResponse,
  MessageBody,
  ReadBody,
  ReadResponse,
  ReportConversationBody,
  Thread,
  ThreadQuery,
} from '#domain/conversations/schema.ts';
import { IdempotencyHeaders } from '#domain/idempotency/schema.ts';
import { MessageResponse } from '#domain/message-response.schema.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { pageWindow, sendPaging } from '#server/platform/http/paging.ts';
import { sendUnlessKnown } from '#server/platform/http/send-unless-known.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
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

/** /api/User/enquiries: enquiries as the conversations that they are (docs/decisions/conversations.md). */
export const conversationsRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  await app.register(reportedConversationsRoutes, { platform });

  /** Before the body is read: somebody else learns nothing by it. */
  const requireOwn = async (request: FastifyRequest) => {
    const { id } = request.params as ConversationPath;
    await ownConversation(platform.db, requireActor(request), id);
  };

  app.get(
    '/User/enquiries',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['enquiries'],
        summary: 'Conversations that you received or began',
        description:
          'Each began with an enquiry. Those about your own listings unless `direction` is `sent`; Admins get those that were `reported`. The one where something was written last comes first. `limit` and `page` page the list; the headers `X-Total-Count` and `Link` say how many there are and where the other pages are.',
        security: sessionSecurity,
        querystring: ListConversationsQuery,
        response: {
          200: ListConversationsResponse,
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN'),
        },
      },
    },
    async (request, reply) => {
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
    },
  );

  app.get(
    '/User/enquiries/:id',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['enquiries'],
        summary: 'A conversation with its last messages',
        description:
          'For its two people, and for Admins once one of them has reported it; 404 for anybody else. 30 messages unless `limit` says otherwise; `before` pages back. With `If-None-Match` the response is 304 as long as nothing has changed.',
        security: sessionSecurity,
        params: ConversationPath,
        querystring: ThreadQuery,
        response: { 200: Thread, ...errorResponses('UNAUTHENTICATED', 'NOT_FOUND') },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const thread = await getThread(platform, requireActor(request), id, request.query);
      return sendUnlessKnown(request, reply, thread);
    },
  );

  app.post(
    '/User/enquiries/:id/messages',
    {
      onRequest: [requirePermission(), requireOwn],
      schema: {
        tags: ['enquiries'],
        summary: 'Write a message in a conversation',
        description:
          'To the other one, who is mailed the first message that they have not read, and none after it until they have. 403: one of you has blocked the other.',
        security: sessionSecurity,
        headers: IdempotencyHeaders,
        params: ConversationPath,
        body: MessageBody,
        response: {
          201: ConversationMessage,
          ...errorResponses(
            'UNAUTHENTICATED',
            'FORBIDDEN',
            'NOT_FOUND',
            'UNPROCESSABLE',
            'TOO_MANY_REQUESTS',
          ),
        },
      },
    },
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
  );

  app.put(
    '/User/enquiries/:id/read',
    {
      onRequest: [requirePermission(), requireOwn],
      schema: {
        tags: ['enquiries'],
        summary: 'Say that you have read a conversation',
        description:
          'Until the message with the number `upTo`; the other one sees that. It never goes back.',
        security: sessionSecurity,
        params: ConversationPath,
        body: ReadBody,
        response: { 200: ReadResponse, ...errorResponses('UNAUTHENTICATED', 'NOT_FOUND') },
      },
    },
    async (request) =>
      markRead(platform, requireActor(request), request.params.id, request.body.upTo),
  );

  app.put(
    '/User/enquiries/:id/block',
    {
      onRequest: [requirePermission(), requireOwn],
      schema: {
        tags: ['enquiries'],
        summary: 'Block the other one of a conversation',
        description:
          'Neither of you can write to the other, about any listing, until you lift it. The same again changes nothing.',
        security: sessionSecurity,
        params: ConversationPath,
        response: {
          200: MessageResponse,
          ...errorResponses('UNAUTHENTICATED', 'NOT_FOUND', 'TOO_MANY_REQUESTS'),
        },
      },
    },
    async (request) => {
      await blockPerson(platform, requireActor(request), request.params.id);
      return { message: blockMessages.done };
    },
  );

  app.delete(
    '/User/enquiries/:id/block',
    {
      onRequest: [requirePermission(), requireOwn],
      schema: {
        tags: ['enquiries'],
        summary: 'Lift your block of the other one of a conversation',
        description: 'Theirs of you, if there is one, stays.',
        security: sessionSecurity,
        params: ConversationPath,
        response: { 200: MessageResponse, ...errorResponses('UNAUTHENTICATED', 'NOT_FOUND') },
      },
    },
    async (request) => {
      return { message: await liftBlock(platform, requireActor(request), request.params.id) };
    },
  );

  app.post(
    '/User/enquiries/:id/reports',
    {
      onRequest: [requirePermission(), requireOwn],
      schema: {
        tags: ['enquiries'],
        summary: 'Report a conversation to the Admins',
        description:
          'They are mailed, and may read the whole conversation from then on. Your second report of it takes the place of the first.',
        security: sessionSecurity,
        params: ConversationPath,
        body: ReportConversationBody,
        response: {
          201: MessageResponse,
          ...errorResponses('UNAUTHENTICATED', 'NOT_FOUND', 'TOO_MANY_REQUESTS'),
        },
      },
    },
    async (request, reply) => {
      await reportConversation(platform, requireActor(request), request.params.id, request.body);
      return reply.code(201).send({ message: reportMessages.done });
    },
  );
};
