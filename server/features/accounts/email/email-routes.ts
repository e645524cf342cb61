import type { FastifyInstance } from 'fastify';
import { emailCalls } from '#domain/accounts/calls.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import { undoFactor } from '../factors/undo-factor.ts';
import type { AccountsOptions } from '../routes.ts';
import { changeEmail } from './change-email.ts';
import { confirmEmail } from './confirm-email.ts';
import { sendLinkAgain } from './send-email-link.ts';
import { undoEmailChange } from './undo-email-change.ts';

export async function emailRoutes(
  app: FastifyInstance,
  { platform, keepAccountSince }: AccountsOptions,
): Promise<void> {
  const serve = serveCalls(app, platform, emailCalls);

  serve('POST /api/auth/confirm-email', async (request) => ({
    message: await confirmEmail(platform, { token: request.body.token, address: request.ip }),
  }));

  serve('POST /api/auth/undo-email-change', async (request) => ({
    message: await undoEmailChange(platform, keepAccountSince, {
      token: request.body.token,
      address: request.ip,
    }),
  }));

  serve('POST /api/auth/undo-factor', async (request) => ({
    message: await undoFactor(platform, keepAccountSince, {
      token: request.body.token,
      address: request.ip,
    }),
  }));

  serve('PUT /api/User/email', async (request) => ({
    message: await changeEmail(platform, requireActor(request), request.body),
  }));

  serve('POST /api/User/email/link', async (request) => ({
    message: await sendLinkAgain(platform, requireActor(request)),
  }));
}
