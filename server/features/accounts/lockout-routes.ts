import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { LiftLockoutBody, MessageAnswer } from '#domain/accounts/schema.ts';
import { errors, needsSession } from '#server/platform/http/answers.ts';
import { allow, signedIn } from '#server/platform/http/session.ts';
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
      onRequest: allow(isAdmin),
      schema: {
        tags: ['admin'],
        summary: 'Lift the lock-out of an account',
        description: 'Its owner can log in again before the 15 minutes after ten wrong passwords.',
        security: needsSession,
        body: LiftLockoutBody,
        response: {
          200: MessageAnswer,
          ...errors('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) => ({
      message: await liftLockout(platform, signedIn(request), request.body.email),
    }),
  );
};
