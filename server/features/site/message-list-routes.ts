import type { FastifyInstance } from 'fastify';
import { contactMessagesTable, messageListCalls } from '#domain/site/calls.ts';
import { MESSAGES_TABLE } from '#domain/site/messages-table.ts';
import { adminTable } from '#server/platform/http/calls/admin-table.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { answerMessage } from './answer-message.ts';
import { getContactMessage } from './get-contact-message.ts';
import { exportContactMessages, listContactMessages } from './list-contact-messages.ts';
import { setMessageDone } from './set-message-done.ts';

/** /api/admin/contact-messages: messages from /contact, and which of them are answered. */
export async function messageListRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  adminTable(app, platform, MESSAGES_TABLE, contactMessagesTable, {
    read: (actor, query, window) => listContactMessages(platform, actor, query, window),
    readAll: (actor, query) => exportContactMessages(platform, actor, query),
  });

  const serve = serveCalls(app, platform, messageListCalls);

  serve('GET /api/admin/contact-messages/:id', async (request) =>
    getContactMessage(platform, requireActor(request), request.params.id),
  );

  serve('POST /api/admin/contact-messages/:id/answers', async (request, reply) => {
    const { id } = request.params;
    const message = await answerMessage(platform, requireActor(request), id, request.body);
    return reply.code(201).send({ message });
  });

  serve('PUT /api/admin/contact-messages/:id/done', async (request) => ({
    message: await setMessageDone(
      platform,
      requireActor(request),
      request.params.id,
      request.body.done,
    ),
  }));
}
