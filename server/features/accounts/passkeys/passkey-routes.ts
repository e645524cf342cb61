import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  AddPasskeyBody,
  PasskeyOptions,
  PasskeyResponse,
  RenamePasskeyBody,
} from '#domain/accounts/passkeys.schema.ts';
import { id } from '#domain/fields.schema.ts';
import { MessageResponse } from '#domain/message-response.schema.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import {
  requireActor,
  requirePermission,
  requireRecentConfirmation,
} from '#server/platform/http/session.ts';
import type { FactorOptions } from '../factor-routes.ts';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './own-passkeys.ts';

const OneId = z.object({ id });
// Who has to add something first must get as far as that.
const config = { withoutFactor: true };
const described = { tags: ['accounts'], security: sessionSecurity };

/** One's passkeys. */
export const passkeyRoutes: FastifyPluginAsyncZod<FactorOptions> = async (
  app,
  { platform, rules },
) => {
  const own = { config, onRequest: requirePermission() };
  const guarded = {
    config,
    onRequest: [requirePermission(), requireRecentConfirmation(platform)],
  };

  app.post(
    '/User/passkeys/options',
    {
      ...guarded,
      schema: {
        ...described,
        summary: 'Add a passkey: what the browser needs',
        response: {
          200: PasskeyOptions,
          ...errorResponses('UNAUTHENTICATED', 'CONFIRM_AGAIN', 'CONFLICT', 'TOO_MANY_REQUESTS'),
        },
      },
    },
    (request) => beginPasskey(platform, requireActor(request)),
  );

  app.post(
    '/User/passkeys',
    {
      ...guarded,
      schema: {
        ...described,
        summary: 'Add a passkey',
        description: 'Mailed to you. Without a name it has that of your device.',
        body: AddPasskeyBody,
        response: {
          201: PasskeyResponse,
          ...errorResponses('UNAUTHENTICATED', 'CONFIRM_AGAIN', 'CONFLICT', 'TOO_MANY_REQUESTS'),
        },
      },
    },
    async (request, reply) => {
      const userAgent = request.headers['user-agent'];
      const actor = requireActor(request);
      const added = await addPasskey(platform, actor, request.body, userAgent, rules);
      return reply.code(201).send(added);
    },
  );

  app.put(
    '/User/passkeys/:id',
    {
      ...own,
      schema: {
        ...described,
        summary: 'Rename a passkey',
        params: OneId,
        body: RenamePasskeyBody,
        response: { 200: PasskeyResponse, ...errorResponses('UNAUTHENTICATED', 'NOT_FOUND') },
      },
    },
    (request) => renamePasskey(platform, requireActor(request), request.params.id, request.body),
  );

  app.delete(
    '/User/passkeys/:id',
    {
      ...guarded,
      schema: {
        ...described,
        summary: 'Remove a passkey',
        description: 'Mailed to you.',
        params: OneId,
        response: {
          200: MessageResponse,
          ...errorResponses('UNAUTHENTICATED', 'CONFIRM_AGAIN', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request) => ({
      message: await removePasskey(platform, requireActor(request), request.params.id, rules),
    }),
  );
};
