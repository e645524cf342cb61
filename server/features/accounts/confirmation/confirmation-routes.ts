import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ConfirmBody } from '#domain/accounts/confirmation.schema.ts';
import { confirmationMessages } from '#domain/accounts/confirmation-messages.ts';
import { PasskeyOptions } from '#domain/accounts/passkeys.schema.ts';
import { MessageResponse } from '#domain/message-response.schema.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import {
  requireActor,
  requirePermission,
  requireRecentConfirmation,
} from '#server/platform/http/session.ts';
import type { FactorOptions } from '../factor-routes.ts';
import { beginPasskeyConfirmation, confirm } from './confirm.ts';

// Who has to add something first must get as far as that.
const config = { withoutFactor: true };
const described = { tags: ['accounts'], security: sessionSecurity };

/** Saying again that it is oneself. */
export const confirmationRoutes: FastifyPluginAsyncZod<Pick<FactorOptions, 'platform'>> = async (
  app,
  { platform },
) => {
  const own = { config, onRequest: requirePermission() };

  app.post(
    '/auth/confirm/options',
    {
      ...own,
      schema: {
        ...described,
        summary: 'Confirm by a passkey: what the browser needs',
        response: {
          200: PasskeyOptions,
          ...errorResponses('UNAUTHENTICATED', 'CONFLICT', 'TOO_MANY_REQUESTS'),
        },
      },
    },
    (request) => beginPasskeyConfirmation(platform, requireActor(request)),
  );

  app.get(
    '/auth/confirm',
    {
      onRequest: [requirePermission(), requireRecentConfirmation(platform)],
      schema: {
        ...described,
        summary: 'Whether you have just said that it is you',
        description:
          'For a browser that is about to open a file, which cannot ask: 403 with CONFIRM_AGAIN where you have not.',
        response: {
          200: MessageResponse,
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN'),
        },
      },
    },
    async () => ({ message: confirmationMessages.confirmed }),
  );

  app.post(
    '/auth/confirm',
    {
      ...own,
      schema: {
        ...described,
        summary: 'Say again that it is you',
        description:
          'By your password, a code or a passkey. For ten minutes this session may then make calls that respond with 403 and CONFIRM_AGAIN; a login counts as well.',
        body: ConfirmBody,
        response: {
          200: MessageResponse,
          ...errorResponses('UNAUTHENTICATED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'),
        },
      },
    },
    async (request) => ({
      message: await confirm(platform, requireActor(request), request.body),
    }),
  );
};
