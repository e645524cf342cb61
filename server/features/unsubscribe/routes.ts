import type { FastifyInstance } from 'fastify';
import { unsubscribeCalls } from '#domain/unsubscribe/calls.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getUnsubscription } from './unsubscribe.ts';

export async function unsubscribeRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, unsubscribeCalls);

  serve('GET /api/unsubscribe/:token', async (request) =>
    getUnsubscription(platform, request.params.token),
  );
}
