import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { MessageResponse } from '#domain/message-response.schema.ts';
import {
  ContactMessage,
  ContactMessagesQuery,
  MessageAnswerBody,
  MessageDoneBody,
} from '#domain/site/message-list-schema.ts';
import { adminTable } from '#server/platform/http/admin-table.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { answerMessage } from './answer-message.ts';
import { getContactMessage } from './get-contact-message.ts';
import { exportContactMessages, listContactMessages } from './list-contact-messages.ts';
import { setMessageDone } from './set-message-done.ts';

/** /api/admin/contact-messages: what was written on /contact, and which of it is answered. */
export const messageListRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  adminTable(app, {
    name: 'contact-messages',
    summary: 'Messages of the contact page',
    query: ContactMessagesQuery,
    row: ContactMessage,
    asksAgain: platform,
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

  app.get(
    '/admin/contact-messages/:id',
    {
      onRequest: requirePermission(isAdmin),
      schema: {
        tags: ['admin'],
        summary: 'A message of the contact page with its answers',
        security: sessionSecurity,
        params: z.object({ id: z.string() }),
        response: {
          200: ContactMessage,
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    (request) => getContactMessage(platform, requireActor(request), request.params.id),
  );

  app.post(
    '/admin/contact-messages/:id/answers',
    {
      onRequest: requirePermission(isAdmin),
      schema: {
        tags: ['admin'],
        summary: 'Answer a message of the contact page',
        description:
          'Kept, mailed to who wrote, and the message is done. 409: it has answers that `expectedAnswers` does not count. What the same Admin answered last is not sent again.',
        security: sessionSecurity,
        params: z.object({ id: z.string() }),
        body: MessageAnswerBody,
        response: {
          201: MessageResponse,
          ...errorResponses(
            'UNAUTHENTICATED',
            'FORBIDDEN',
            'NOT_FOUND',
            'CHANGED_MEANWHILE',
            'TOO_MANY_REQUESTS',
          ),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const message = await answerMessage(platform, requireActor(request), id, request.body);
      return reply.code(201).send({ message });
    },
  );

  app.put(
    '/admin/contact-messages/:id/done',
    {
      onRequest: requirePermission(isAdmin),
      schema: {
        tags: ['admin'],
        summary: 'Say that a message is done, or to be answered again',
        description: 'The same again changes nothing.',
        security: sessionSecurity,
        params: z.object({ id: z.string() }),
        body: MessageDoneBody,
        response: {
          200: MessageResponse,
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) => ({
      message: await setMessageDone(
        platform,
        requireActor(request),
        request.params.id,
        request.body.done,
      ),
    }),
  );
};

/** Several texts in one field of a file. */
const joined = (texts: readonly string[]): string | null => texts.join('\n\n') || null;
