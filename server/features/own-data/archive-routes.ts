import type { FastifyInstance } from 'fastify';
import { archiveCalls } from '#domain/own-data/calls.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { askForArchive, getArchive, openArchive } from './ask-for-archive.ts';

export async function archiveRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, archiveCalls);

  serve('POST /api/User/data/archive', async (request, reply) => {
    const archive = await askForArchive(platform, requireActor(request));
    reply.code(202);
    return archive;
  });

  serve('GET /api/User/data/archive', (request) => getArchive(platform, requireActor(request)));

  serve('GET /api/User/data/archive/file', async (request, reply) => {
    const { content, bytes } = await openArchive(platform, requireActor(request));
    return reply
      .type('application/zip')
      .header('content-length', bytes)
      .header('content-disposition', 'attachment; filename="efie-my-data.zip"')
      .send(content);
  });
}
