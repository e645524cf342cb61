import type { FastifyInstance } from 'fastify';
import { viewsCalls } from '#domain/views/calls.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import type { Platform } from '#server/platform/platform.ts';
import { countViews } from './count-views.ts';
import { VIEWS_TOLD } from './limits.ts';

/**
 * /api/views: browsers report the listings that people viewed, because kept pages reach no server
 * (docs/decisions/listings/views.md).
 */
export async function viewsRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, viewsCalls);

  serve('POST /api/views', async (request, reply) => {
    await platform.limits.of(VIEWS_TOLD).take(request.ip);
    const { actor, ip, headers, body } = request;
    await countViews(
      platform,
      {
        userId: actor?.userId ?? null,
        address: ip,
        userAgent: headers['user-agent'],
        isPrivate: headers.dnt === '1' || headers['sec-gpc'] === '1',
      },
      body.listings,
    );
    return reply.status(204).send(null);
  });
}
