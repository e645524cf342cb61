import type { FastifyInstance } from 'fastify';
import { roleCalls } from '#domain/accounts/calls.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import { changeRole } from './change-role.ts';
import { askForRole, ownRoleRequest } from './role-requests/ask-for-role.ts';
import { takeBackRole } from './role-requests/take-back-role.ts';
import type { AccountsOptions } from './routes.ts';

export async function roleRoutes(
  app: FastifyInstance,
  { platform, asksToConfirm, listersNeedApproval }: AccountsOptions,
): Promise<void> {
  const serve = serveCalls(app, platform, roleCalls);

  serve('PUT /api/User/role', async (request, reply) => {
    const actor = requireActor(request);
    if (actor.role === 'Customer' && (await listersNeedApproval())) {
      const asked = await askForRole(platform, actor, request.body.role);
      reply.code(202);
      return asked;
    }
    return changeRole(platform, actor, request.body, asksToConfirm);
  });

  serve('GET /api/User/role-request', async (request) => ({
    request: await ownRoleRequest(platform, requireActor(request)),
  }));

  serve('DELETE /api/User/role-request', async (request) => ({
    message: await takeBackRole(platform, requireActor(request)),
  }));
}
