import type { FastifyInstance } from 'fastify';
import { pricesCalls } from '#domain/prices/calls.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { priceDropMails } from './drop-repository.ts';
import { setPriceDropMails } from './price-drop-mails.ts';

export async function pricesRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, pricesCalls);

  serve('GET /api/User/price-drop-mails', async (request) => ({
    wanted: await priceDropMails.areWanted(platform.db, requireActor(request).userId),
  }));

  serve('PUT /api/User/price-drop-mails', async (request) =>
    setPriceDropMails(platform, requireActor(request), request.body),
  );
}
