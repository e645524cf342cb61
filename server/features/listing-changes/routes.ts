import type { FastifyInstance } from 'fastify';
import { listingChangesCalls } from '#domain/listing-changes/calls.ts';
import { KINDS, LISTING_KINDS } from '#domain/listing-kinds.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getHistory } from './get-history.ts';

/** A listing's changes, for people who may edit it. */
export async function listingChangesRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, listingChangesCalls);

  for (const kind of LISTING_KINDS) {
    serve(`GET /api/${KINDS[kind].list}/:id/history`, async (request) =>
      getHistory(platform, requireActor(request), kind, request.params.id),
    );
  }
}
