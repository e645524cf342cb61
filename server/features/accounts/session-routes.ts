import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ListSessionsResponse } from '#domain/accounts/schema.ts';
import { id } from '#domain/fields.schema.ts';
import { MessageResponse } from '#domain/message-response.schema.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts';
import type { AccountsOptions } from './routes.ts';

/** Where one is logged in. */
export const sessionRoutes: FastifyPluginAsyncZod<AccountsOptions> = async (
  app,
  { platform, asksToConfirm },
) => {
  app.get(
    '/User/sessions',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['accounts'],
        summary: 'Where you are logged in',
        description: 'The session that was used last first, 50 at most.',
        security: sessionSecurity,
        response: { 200: ListSessionsResponse, ...errorResponses('UNAUTHENTICATED') },
      },
    },
    async (request) => listSessions(platform, requireActor(request)),
  );

  app.delete(
    '/User/sessions/:id',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['accounts'],
        summary: 'Log out on one device',
        description: 'Mailed to you, unless it is the session of this call.',
        security: sessionSecurity,
        params: z.object({ id }),
        response: { 200: MessageResponse, ...errorResponses('UNAUTHENTICATED', 'NOT_FOUND') },
      },
    },
    async (request) => ({
      message: await endSession(platform, requireActor(request), request.params.id, asksToConfirm),
    }),
  );

  app.delete(
    '/User/sessions',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['accounts'],
        summary: 'Log out on every other device',
        description: 'The session of this call stays. Mailed to you, with how many there were.',
        security: sessionSecurity,
        response: { 200: MessageResponse, ...errorResponses('UNAUTHENTICATED') },
      },
    },
    async (request) => ({
      message: await endOtherSessions(platform, requireActor(request), asksToConfirm),
    }),
  );
};
