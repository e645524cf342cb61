import type { FastifyInstance } from 'fastify';
import { moderationCalls, moderationTable } from '#domain/moderation/calls.ts';
import { moderationMessages } from '#domain/moderation/messages.ts';
import { MODERATION_TABLE } from '#domain/moderation/moderation-table.ts';
import { adminTable } from '#server/platform/http/calls/admin-table.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { exportModerated, listModerated, listOwnModeration } from './list-moderated.ts';
import { moderateListing } from './moderate-listing.ts';
import { beginningFor } from './note-listed.ts';

/** Admins' decisions about listings (docs/product.md, "Moderation"). */
export async function moderationRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  adminTable(app, platform, MODERATION_TABLE, moderationTable, {
    read: (actor, query, window) => listModerated(platform, actor, query, window),
    readAll: (actor, query) => exportModerated(platform, actor, query),
  });

  const serve = serveCalls(app, platform, moderationCalls);

  serve('POST /api/admin/moderation/:kind/:id', async (request) => {
    await moderateListing(platform, requireActor(request), request.params, request.body);
    return { message: moderationMessages.done[request.body.transition] };
  });

  serve('GET /api/User/moderation', async (request) =>
    listOwnModeration(platform, requireActor(request)),
  );

  serve('GET /api/User/moderation/new', async (request) => {
    const { state } = await beginningFor(platform.db, requireActor(request));
    return { state };
  });
}
