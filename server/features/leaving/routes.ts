import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { LeaveBody, LeaveResponse } from '#domain/leaving/schema.ts';
import { MessageResponse } from '#domain/message-response.schema.ts';
import { lifeInWords } from '#domain/privacy/lives.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { askToLeave } from './ask-to-leave.ts';
import { keepAccount } from './keep-account.ts';

const PATH = '/User/deletion';

/** Deleting one's account, and keeping it after all. */
export const leavingRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  app.post(
    PATH,
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['accounts'],
        summary: 'Have your account deleted',
        description: `Your listings are paused at once; the account is deleted after ${lifeInWords('leaving')}, in which it can be kept. Stays to come have to be finished or cancelled first. Asks for the password, or of who has a passkey or codes for a confirmation (POST /api/auth/confirm) within ten minutes.`,
        security: sessionSecurity,
        body: LeaveBody,
        response: {
          200: LeaveResponse,
          ...errorResponses(
            'UNAUTHENTICATED',
            'CONFIRM_AGAIN',
            'CONFLICT',
            'STAYS_TO_COME',
            'TOO_MANY_REQUESTS',
            'UNAVAILABLE',
          ),
        },
      },
    },
    async (request) => askToLeave(platform, requireActor(request), request.body),
  );

  app.delete(
    PATH,
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['accounts'],
        summary: 'Keep your account',
        description: 'Shows the listings again that were paused for its deletion.',
        security: sessionSecurity,
        response: { 200: MessageResponse, ...errorResponses('UNAUTHENTICATED') },
      },
    },
    async (request) => ({ message: await keepAccount(platform, requireActor(request)) }),
  );
};
