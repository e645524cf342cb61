import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OwnData } from '#domain/own-data/schema.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { archiveRoutes } from './archive-routes.ts';
import { DOWNLOADS } from './limits.ts';
import { writeOwnData } from './write-own-data.ts';

/** What is stored of oneself, as a file. */
export const ownDataRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  await app.register(archiveRoutes, { platform });

  app.get(
    '/User/data',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['accounts'],
        summary: 'Download your data',
        description: `What you wrote, list, booked and keep, as a file; ${DOWNLOADS.points} times a day.`,
        security: sessionSecurity,
        response: { 200: OwnData, ...errorResponses('UNAUTHENTICATED', 'TOO_MANY_REQUESTS') },
      },
    },
    async (request, reply) => {
      const { userId } = requireActor(request);
      await platform.limits.of(DOWNLOADS).take(userId);
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="efie-my-data.json"')
        .send(Readable.from(writeOwnData(platform, userId)) as never);
    },
  );
};
