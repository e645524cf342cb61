import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { MessageResponse } from '#domain/message-response.schema.ts';
import { Setup } from '#domain/setup/schema.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getSetup } from './get-setup.ts';
import { noteRead } from './note-read.ts';
import { sendTestMail } from './send-test-mail.ts';

/** /api/admin/setup: how the site is set up, and its first steps. */
export const setupRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  app.get(
    '/admin/setup',
    {
      onRequest: requirePermission(isAdmin),
      schema: {
        tags: ['admin'],
        summary: 'How the site is set up',
        security: sessionSecurity,
        response: { 200: Setup, ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    (request) => getSetup(platform, requireActor(request)),
  );

  app.post(
    '/admin/setup/test-mail',
    {
      onRequest: requirePermission(isAdmin),
      schema: {
        tags: ['admin'],
        summary: 'Have a test mail sent to yourself',
        description: 'At once. 409: there is no mail server, or it did not take the mail, and why.',
        security: sessionSecurity,
        response: {
          200: MessageResponse,
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT', 'TOO_MANY_REQUESTS'),
        },
      },
    },
    async (request) => ({ message: await sendTestMail(platform, requireActor(request)) }),
  );

  app.post(
    '/admin/setup/notice-read',
    {
      onRequest: requirePermission(isAdmin),
      schema: {
        tags: ['admin'],
        summary: 'Say that you have read what visitors are told',
        security: sessionSecurity,
        response: { 200: Setup, ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    (request) => noteRead(platform, requireActor(request)),
  );
};
