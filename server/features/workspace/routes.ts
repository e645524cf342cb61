import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Today } from '#domain/workspace/today-schema.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getToday } from './get-today.ts';

/** The workspace of those who list (docs/product.md, "The lister's workspace"). */
export const workspaceRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  app.get(
    '/User/today',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['accounts'],
        summary: 'What waits for you as one who lists',
        description:
          'Of your own listings: what is to be read, who arrives and leaves today and tomorrow, what others cancelled, and listings that need you.',
        security: sessionSecurity,
        response: { 200: Today, ...errorResponses('UNAUTHENTICATED') },
      },
    },
    async (request) => getToday(platform, requireActor(request)),
  );
};
