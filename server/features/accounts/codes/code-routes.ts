import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  AuthenticatorSetup,
  ConfirmAuthenticatorBody,
  RecoveryCodesResponse,
} from '#domain/accounts/codes.schema.ts';
import { MessageResponse } from '#domain/message-response.schema.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import {
  requireActor,
  requirePermission,
  requireRecentConfirmation,
} from '#server/platform/http/session.ts';
import type { FactorOptions } from '../factor-routes.ts';
import { beginCodes, renewRecoveryCodes, switchCodesOff, switchCodesOn } from './own-codes.ts';

// Who has to add something first must get as far as that.
const config = { withoutFactor: true };
const described = { tags: ['accounts'], security: sessionSecurity };

/** Codes of an app, and for when it is lost. */
export const codeRoutes: FastifyPluginAsyncZod<FactorOptions> = async (
  app,
  { platform, rules },
) => {
  const guarded = {
    config,
    onRequest: [requirePermission(), requireRecentConfirmation(platform)],
  };

  app.post(
    '/User/codes',
    {
      ...guarded,
      schema: {
        ...described,
        summary: 'Make a key for an authenticator app',
        description: 'Nothing asks for its codes until one is confirmed.',
        response: {
          200: AuthenticatorSetup,
          ...errorResponses('UNAUTHENTICATED', 'CONFIRM_AGAIN', 'CONFLICT', 'UNPROCESSABLE'),
        },
      },
    },
    async (request, reply) => {
      const setup = await beginCodes(platform, requireActor(request));
      return reply.header('cache-control', 'no-store').send(setup);
    },
  );

  app.put(
    '/User/codes',
    {
      ...guarded,
      schema: {
        ...described,
        summary: 'Switch codes on, by one of the app',
        description: 'Mailed to you. The recovery codes are shown once.',
        body: ConfirmAuthenticatorBody,
        response: {
          200: RecoveryCodesResponse,
          ...errorResponses(
            'UNAUTHENTICATED',
            'CONFIRM_AGAIN',
            'CONFLICT',
            'TOO_MANY_REQUESTS',
            'UNAVAILABLE',
          ),
        },
      },
    },
    async (request, reply) => {
      const codes = await switchCodesOn(platform, requireActor(request), request.body, rules);
      return reply.header('cache-control', 'no-store').send(codes);
    },
  );

  app.delete(
    '/User/codes',
    {
      ...guarded,
      schema: {
        ...described,
        summary: 'Switch codes off, for one of them',
        description: 'Mailed to you. Recovery codes go with them; one of these is as good.',
        body: ConfirmAuthenticatorBody,
        response: {
          200: MessageResponse,
          ...errorResponses('UNAUTHENTICATED', 'CONFIRM_AGAIN', 'CONFLICT', 'TOO_MANY_REQUESTS'),
        },
      },
    },
    async (request) => ({
      message: await switchCodesOff(platform, requireActor(request), request.body, rules),
    }),
  );

  app.post(
    '/User/recovery-codes',
    {
      ...guarded,
      schema: {
        ...described,
        summary: 'Make new recovery codes, for a code',
        body: ConfirmAuthenticatorBody,
        description: 'Mailed to you, without the codes. Those of before no longer work.',
        response: {
          200: RecoveryCodesResponse,
          ...errorResponses('UNAUTHENTICATED', 'CONFIRM_AGAIN', 'CONFLICT', 'TOO_MANY_REQUESTS'),
        },
      },
    },
    async (request, reply) => {
      const codes = await renewRecoveryCodes(platform, requireActor(request), request.body, rules);
      return reply.header('cache-control', 'no-store').send(codes);
    },
  );
};
