import type { FastifyInstance } from 'fastify';
import { listingChangesCalls } from '#domain/listing-changes/calls.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getHistory } from './get-history.ts';

/** What was done to a listing, for who may edit it. */
export async function listingChangesRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, listingChangesCalls);

  serve('GET /api/properties/:id/history', async (request) =>
    getHistory(platform, requireActor(request), 'property', request.params.id),
  );

  serve('GET /api/cars/:id/history', async (request) =>
    getHistory(platform, requireActor(request), 'car', request.params.id),
  );
}
