import type { FastifyInstance } from 'fastify';
import { sharedListCalls } from '#domain/favourites/calls.ts';
import { sharedListMessages } from '#domain/favourites/messages.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getSharedList } from './get-shared-list.ts';
import { shareList, stopSharing } from './share-list.ts';
import { sharedLists } from './shared-list-repository.ts';

export async function sharedListRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, sharedListCalls);

  serve('GET /api/User/shared-list', async (request) => ({
    link: (await sharedLists.of(platform.db, requireActor(request).userId)) ?? null,
  }));

  serve('PUT /api/User/shared-list', async (request) => ({
    link: await shareList(platform, requireActor(request), request.body),
  }));

  serve('DELETE /api/User/shared-list', async (request) => {
    await stopSharing(platform, requireActor(request));
    return { message: sharedListMessages.switchedOff };
  });

  serve('GET /api/shared-lists/:id', async (request, reply) => {
    // Once it is switched off, no cache shows it.
    reply.header('cache-control', 'private, no-store');
    return getSharedList(platform, request.params.id);
  });
}
