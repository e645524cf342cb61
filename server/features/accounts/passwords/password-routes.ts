import type { FastifyInstance } from 'fastify';
import { passwordCalls } from '#domain/accounts/calls.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changePassword } from './change-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { resetPassword } from './reset-password.ts';

export async function passwordRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, passwordCalls);

  serve('POST /api/auth/forgot-password', async (request) => ({
    message: await forgotPassword(platform, request.body.email, request.ip),
  }));

  serve('POST /api/auth/reset-password/:token', async (request) => ({
    message: await resetPassword(platform, {
      token: request.params.token,
      password: request.body.password,
      address: request.ip,
    }),
  }));

  serve('PUT /api/User/password', async (request) => ({
    message: await changePassword(platform, requireActor(request), request.body),
  }));
}
