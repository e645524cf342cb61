import type { FastifyInstance } from 'fastify';
import { lockoutCalls } from '#domain/accounts/calls.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { liftLockout } from './lift-lockout.ts';

export async function lockoutRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, lockoutCalls);

  serve('POST /api/admin/lift-lockout', async (request) => ({
    message: await liftLockout(platform, requireActor(request), request.body.email),
  }));
}
