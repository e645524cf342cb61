import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { LiftLockoutBody } from '#domain/accounts/schema.ts';
import { MessageResponse } from '#domain/message-response.schema.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import {
  requireActor,
  requirePermission,
  requireRecentConfirmation,
} from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { liftLockout } from './lift-lockout.ts';

/** What an Admin does about an account that is locked out. */
export const lockoutRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  app.post(
    '/admin/lift-lockout',
    {
      onRequest: [requirePermission(isAdmin), requireRecentConfirmation(platform)],
      schema: {
        tags: ['admin'],
        summary: 'Lift the lock-out of an account',
        description: 'Its owner can log in again before the 15 minutes after ten wrong passwords.',
        security: sessionSecurity,
        body: LiftLockoutBody,
        response: {
          200: MessageResponse,
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) => ({
      message: await liftLockout(platform, requireActor(request), request.body.email),
    }),
  );
};
