import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { canBecome } from '#domain/accounts/permissions.ts';
import { LATER_ROLES } from '#domain/accounts/role.ts';
import {
  OwnRoleRequestResponse,
  RoleRequestResponse,
} from '#domain/accounts/role-requests.schema.ts';
import { ChangeRoleBody, ChangeRoleResponse } from '#domain/accounts/schema.ts';
import { MessageResponse } from '#domain/message-response.schema.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import {
  requireActor,
  requireConfirmed,
  requirePermission,
} from '#server/platform/http/session.ts';
import { changeRole } from './change-role.ts';
import { askForRole, ownRoleRequest } from './role-requests/ask-for-role.ts';
import { takeBackRole } from './role-requests/take-back-role.ts';
import type { AccountsOptions } from './routes.ts';

/** How a Customer comes to list properties. */
export const roleRoutes: FastifyPluginAsyncZod<AccountsOptions> = async (
  app,
  { platform, asksToConfirm, listersNeedApproval },
) => {
  app.put(
    '/User/role',
    {
      onRequest: requireConfirmed(asksToConfirm, (actor) =>
        LATER_ROLES.some((role) => canBecome(actor, role)),
      ),
      schema: {
        tags: ['accounts'],
        summary: 'Become Agent or Property Owner',
        description:
          'For a Customer: at once, or once an Admin has approved it (202), as the site setting `listersNeedApproval` says. The same role again changes nothing.',
        security: sessionSecurity,
        body: ChangeRoleBody,
        response: {
          200: ChangeRoleResponse,
          202: RoleRequestResponse,
          ...errorResponses(
            'UNAUTHENTICATED',
            'FORBIDDEN',
            'EMAIL_UNCONFIRMED',
            'CONFLICT',
            'TOO_MANY_REQUESTS',
          ),
        },
      },
    },
    async (request, reply) => {
      const actor = requireActor(request);
      if (actor.role === 'Customer' && (await listersNeedApproval())) {
        return reply.code(202).send(await askForRole(platform, actor, request.body.role));
      }
      return reply.send(await changeRole(platform, actor, request.body, asksToConfirm));
    },
  );

  app.get(
    '/User/role-request',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['accounts'],
        summary: 'Where the role that you asked for stands',
        security: sessionSecurity,
        response: { 200: OwnRoleRequestResponse, ...errorResponses('UNAUTHENTICATED') },
      },
    },
    async (request) => ({ request: await ownRoleRequest(platform, requireActor(request)) }),
  );

  app.delete(
    '/User/role-request',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['accounts'],
        summary: 'Take back what you asked for, while it waits',
        description:
          'Where nothing was asked for, as after a response that got lost, nothing changes.',
        security: sessionSecurity,
        response: { 200: MessageResponse, ...errorResponses('UNAUTHENTICATED', 'CONFLICT') },
      },
    },
    async (request) => ({ message: await takeBackRole(platform, requireActor(request)) }),
  );
};
