import type { FastifyInstance } from 'fastify';
import { sessionCalls } from '#domain/accounts/calls.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { AccountsOptions } from '../routes.ts';
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts';

export async function sessionRoutes(
  app: FastifyInstance,
  { platform, asksToConfirm }: AccountsOptions,
): Promise<void> {
  const serve = serveCalls(app, platform, sessionCalls);

  serve('GET /api/User/sessions', async (request) => listSessions(platform, requireActor(request)));

  serve('DELETE /api/User/sessions/:id', async (request) => ({
    message: await endSession(platform, requireActor(request), request.params.id, asksToConfirm),
  }));

  serve('DELETE /api/User/sessions', async (request) => ({
    message: await endOtherSessions(platform, requireActor(request), asksToConfirm),
  }));
}
