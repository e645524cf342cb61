import type { FastifyInstance } from 'fastify';
import { workspaceCalls } from '#domain/workspace/calls.ts';
import { pageWindow, sendPaging } from '#server/platform/http/calls/paging.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getToday } from './get-today.ts';
import { listOwnListings } from './list-own-listings.ts';

/** The workspace for listers (docs/product.md, "The lister's workspace"). */
export async function workspaceRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, workspaceCalls);

  serve('GET /api/User/today', async (request) => getToday(platform, requireActor(request)));

  serve('GET /api/User/listings', async (request, reply) => {
    const window = pageWindow(request.query);
    const { rows, total } = await listOwnListings(
      platform,
      requireActor(request),
      request.query,
      window,
    );
    sendPaging(request, reply, window, total);
    return reply.send(rows);
  });
}
