import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { canBecome } from '#domain/accounts/permissions.ts';
import { LATER_ROLES } from '#domain/accounts/role.ts';
import { ChangeRoleBody, ChangeRoleResponse } from '#domain/accounts/schema.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import { changeRole } from './change-role.ts';
import type { AccountsOptions } from './routes.ts';

/** How a Customer comes to list properties. */
export const roleRoutes: FastifyPluginAsyncZod<AccountsOptions> = async (
  app,
  { platform, asksToConfirm },
) => {
  app.put(
    '/User/role',
    {
      onRequest: requirePermission((actor) => LATER_ROLES.some((role) => canBecome(actor, role))),
      schema: {
        tags: ['accounts'],
        summary: 'Become Agent or Property Owner',
        description: 'For a Customer, at once. The same role again changes nothing.',
        security: sessionSecurity,
        body: ChangeRoleBody,
        response: { 200: ChangeRoleResponse, ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    async (request) => changeRole(platform, requireActor(request), request.body, asksToConfirm),
  );
};
