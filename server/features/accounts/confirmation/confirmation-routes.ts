import type { FastifyInstance } from 'fastify';
import { confirmationMessages } from '#domain/accounts/confirmation-messages.ts';
import { confirmationCalls } from '#domain/accounts/factor-calls.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { FactorOptions } from '../factors/factor-routes.ts';
import { beginPasskeyConfirmation, confirm } from './confirm.ts';

export async function confirmationRoutes(
  app: FastifyInstance,
  { platform }: Pick<FactorOptions, 'platform'>,
): Promise<void> {
  const serve = serveCalls(app, platform, confirmationCalls);

  serve('POST /api/auth/confirm/options', (request) =>
    beginPasskeyConfirmation(platform, requireActor(request)),
  );

  serve('GET /api/auth/confirm', async () => ({ message: confirmationMessages.confirmed }));

  serve('POST /api/auth/confirm', async (request) => ({
    message: await confirm(platform, requireActor(request), request.body),
  }));
}
