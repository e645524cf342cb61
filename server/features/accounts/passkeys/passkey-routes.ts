import type { FastifyInstance } from 'fastify';
import { passkeyCalls } from '#domain/accounts/factor-calls.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { FactorOptions } from '../factors/factor-routes.ts';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './own-passkeys.ts';

export async function passkeyRoutes(
  app: FastifyInstance,
  { platform, rules }: FactorOptions,
): Promise<void> {
  const serve = serveCalls(app, platform, passkeyCalls);

  serve('POST /api/User/passkeys/options', (request) =>
    beginPasskey(platform, requireActor(request)),
  );

  serve('POST /api/User/passkeys', async (request, reply) => {
    const userAgent = request.headers['user-agent'];
    const actor = requireActor(request);
    const added = await addPasskey(platform, actor, request.body, userAgent, rules);
    reply.code(201);
    return added;
  });

  serve('PUT /api/User/passkeys/:id', (request) =>
    renamePasskey(platform, requireActor(request), request.params.id, request.body),
  );

  serve('DELETE /api/User/passkeys/:id', async (request) => ({
    message: await removePasskey(platform, requireActor(request), request.params.id, rules),
  }));
}
