import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ownDataCalls } from '#domain/own-data/calls.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { archiveRoutes } from './archive-routes.ts';
import { DOWNLOADS } from './limits.ts';
import { writeOwnData } from './write-own-data.ts';

export async function ownDataRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  await app.register(archiveRoutes, { platform });

  const serve = serveCalls(app, platform, ownDataCalls);

  serve('GET /api/User/data', async (request, reply) => {
    const { userId } = requireActor(request);
    await platform.limits.of(DOWNLOADS).take(userId);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="efie-my-data.json"')
      .send(Readable.from(writeOwnData(platform, userId)));
  });
}
