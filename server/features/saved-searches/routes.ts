import type { FastifyInstance } from 'fastify';
import { savedSearchesCalls } from '#domain/saved-searches/calls.ts';
import { savedSearchMessages } from '#domain/saved-searches/messages.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changeSearch } from './change-search.ts';
import { deleteSearch } from './delete-search.ts';
import { listSearches } from './list-searches.ts';
import { saveSearch } from './save-search.ts';

/** /api/saved-searches (docs/product.md, "Saved searches"). */
export async function savedSearchesRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, savedSearchesCalls);

  serve('GET /api/saved-searches', async (request) =>
    listSearches(platform, requireActor(request)),
  );

  serve('POST /api/saved-searches', async (request, reply) =>
    reply.code(201).send(await saveSearch(platform, requireActor(request), request.body)),
  );

  serve('PATCH /api/saved-searches/:id', async (request) =>
    changeSearch(platform, requireActor(request), request.params.id, request.body),
  );

  serve('DELETE /api/saved-searches/:id', async (request) => {
    await deleteSearch(platform, requireActor(request), request.params.id);
    return { message: savedSearchMessages.deleted };
  });
}
