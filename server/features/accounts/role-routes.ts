import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { canBecome } from '#domain/accounts/permissions.ts';
import { LATER_ROLES } from '#domain/accounts/role.ts';
import { ChangeRoleAnswer, ChangeRoleBody } from '#domain/accounts/schema.ts';
import { errors, needsSession } from '#server/platform/http/answers.ts';
import { allow, signedIn } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changeRole } from './change-role.ts';

/** How a Customer comes to list properties. */
export const roleRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  app.put(
    '/User/role',
    {
      onRequest: allow((actor) => LATER_ROLES.some((role) => canBecome(actor, role))),
      schema: {
        tags: ['accounts'],
        summary: 'Become Agent or Property Owner',
        description: 'For a Customer, at once. The same role again changes nothing.',
        security: needsSession,
        body: ChangeRoleBody,
        response: { 200: ChangeRoleAnswer, ...errors('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    async (request) => changeRole(platform, signedIn(request), request.body),
  );
};
