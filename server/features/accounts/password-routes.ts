import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  ChangePasswordBody,
  ForgotPasswordBody,
  ResetPasswordBody,
} from '#domain/accounts/schema.ts';
import { MessageResponse } from '#domain/message-response.schema.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changePassword } from './change-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { resetPassword } from './reset-password.ts';

/** A forgotten password (specification §7), and changing the one that one knows. */
export const passwordRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  app.post(
    '/auth/forgot-password',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Ask for a reset link by mail',
        body: ForgotPasswordBody,
        response: { 200: MessageResponse, ...errorResponses('CONFLICT', 'TOO_MANY_REQUESTS') },
      },
    },
    async (request) => ({
      message: await forgotPassword(platform, request.body.email, request.ip),
    }),
  );

  app.post(
    '/auth/reset-password/:token',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Choose a new password',
        params: z.object({ token: z.string().max(200) }),
        body: ResetPasswordBody,
        response: { 200: MessageResponse, ...errorResponses('TOO_MANY_REQUESTS', 'UNAVAILABLE') },
      },
    },
    async (request) => ({
      message: await resetPassword(platform, {
        token: request.params.token,
        password: request.body.password,
        address: request.ip,
      }),
    }),
  );

  app.put(
    '/User/password',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['accounts'],
        summary: 'Change your password',
        description: 'Ends every other session of yours, and mails you that it was done.',
        security: sessionSecurity,
        body: ChangePasswordBody,
        response: {
          200: MessageResponse,
          ...errorResponses('UNAUTHENTICATED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'),
        },
      },
    },
    async (request) => ({
      message: await changePassword(platform, requireActor(request), request.body),
    }),
  );
};
