import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fileResponse } from '#domain/call.ts';
import { OwnArchive } from '#domain/own-data/schema.ts';
import { lifeInWords } from '#domain/privacy/lives.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { askForArchive, getArchive, openArchive } from './ask-for-archive.ts';

const PATH = '/User/data/archive';

/** One's data and photos as one file, which a job makes. */
export const archiveRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  app.post(
    PATH,
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['accounts'],
        summary: 'Have a file made with your data and photos',
        description: `A zip with \`data.json\` and the photos of your listings as they came. You are mailed when it is ready; it stays for ${lifeInWords('ownArchive')}, and meanwhile there is no other. One that is not ready after 12 hours, or whose file is gone, is made again.`,
        security: sessionSecurity,
        response: {
          202: OwnArchive,
          ...errorResponses('UNAUTHENTICATED', 'CONFLICT', 'UNAVAILABLE'),
        },
      },
    },
    async (request, reply) =>
      reply.code(202).send(await askForArchive(platform, requireActor(request))),
  );

  app.get(
    PATH,
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['accounts'],
        summary: 'How far that file is',
        security: sessionSecurity,
        response: { 200: OwnArchive, ...errorResponses('UNAUTHENTICATED', 'UNAVAILABLE') },
      },
    },
    (request) => getArchive(platform, requireActor(request)),
  );

  app.get(
    `${PATH}/file`,
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['accounts'],
        summary: 'Download that file',
        security: sessionSecurity,
        response: {
          200: fileResponse('application/zip', z.any().describe('The zip')),
          ...errorResponses('UNAUTHENTICATED', 'NOT_FOUND', 'UNAVAILABLE'),
        },
      },
    },
    async (request, reply) => {
      const { content, bytes } = await openArchive(platform, requireActor(request));
      return reply
        .type('application/zip')
        .header('content-length', bytes)
        .header('content-disposition', 'attachment; filename="efie-my-data.zip"')
        .send(content as never);
    },
  );
};
