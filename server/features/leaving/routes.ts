import type { FastifyInstance } from 'fastify';
import { leavingCalls } from '#domain/leaving/calls.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { askToLeave } from './ask-to-leave.ts';
import { keepAccount } from './keep-account.ts';

export async function leavingRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, leavingCalls);

  serve('POST /api/User/deletion', async (request) =>
    askToLeave(platform, requireActor(request), request.body),
  );

  serve('DELETE /api/User/deletion', async (request) => ({
    message: await keepAccount(platform, requireActor(request)),
  }));
}
