import type { FastifyInstance } from 'fastify';
import { overviewCalls } from '#domain/overview/calls.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getOverview } from './get-overview.ts';

/** /api/admin/overview: the numbers behind the charts of the Admin's workspace. */
export async function overviewRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, overviewCalls);

  serve('GET /api/admin/overview', async (request) =>
    getOverview(platform, requireActor(request), request.query),
  );
}
