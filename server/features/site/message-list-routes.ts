import type { FastifyInstance } from 'fastify';
import { contactMessagesTable, messageListCalls } from '#domain/site/calls.ts';
import { adminTable } from '#server/platform/http/calls/admin-table.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { answerMessage } from './answer-message.ts';
import { getContactMessage } from './get-contact-message.ts';
import { exportContactMessages, listContactMessages } from './list-contact-messages.ts';
import { setMessageDone } from './set-message-done.ts';

/** /api/admin/contact-messages: what was written on /contact, and which of it is answered. */
export async function messageListRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  adminTable(app, platform, 'contact-messages', contactMessagesTable, {
    columns: [
      { heading: 'Id', of: ({ _id }) => _id },
      { heading: 'Name', of: ({ name }) => name },
      { heading: 'Email', of: ({ email }) => email },
      { heading: 'Message', of: ({ message }) => message },
      { heading: 'When', of: ({ createdAt }) => createdAt },
      { heading: 'Done', of: ({ doneAt }) => doneAt },
      { heading: 'Answer', of: ({ answers }) => joined(answers.map(({ text }) => text)) },
      { heading: 'Answered by', of: ({ answers }) => joined(answers.map(({ by }) => by ?? '–')) },
      { heading: 'Answered', of: ({ answers }) => joined(answers.map(({ at }) => at)) },
    ],
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

/** Several texts in one field of a file. */
const joined = (texts: readonly string[]): string | null => texts.join('\n\n') || null;
