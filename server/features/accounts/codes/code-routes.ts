import type { FastifyInstance } from 'fastify';
import { codeCalls } from '#domain/accounts/factor-calls.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { FactorOptions } from '../factors/factor-routes.ts';
import { beginCodes, renewRecoveryCodes, switchCodesOff, switchCodesOn } from './own-codes.ts';

export async function codeRoutes(
  app: FastifyInstance,
  { platform, rules }: FactorOptions,
): Promise<void> {
  const serve = serveCalls(app, platform, codeCalls);

  serve('POST /api/User/codes', async (request, reply) => {
    const setup = await beginCodes(platform, requireActor(request));
    reply.header('cache-control', 'no-store');
    return setup;
  });

  serve('PUT /api/User/codes', async (request, reply) => {
    const codes = await switchCodesOn(platform, requireActor(request), request.body, rules);
    reply.header('cache-control', 'no-store');
    return codes;
  });

  serve('DELETE /api/User/codes', async (request) => ({
    message: await switchCodesOff(platform, requireActor(request), request.body, rules),
  }));

  serve('POST /api/User/recovery-codes', async (request, reply) => {
    const codes = await renewRecoveryCodes(platform, requireActor(request), request.body, rules);
    reply.header('cache-control', 'no-store');
    return codes;
  });
}
