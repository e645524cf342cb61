import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  AuthenticatorSetup,
  ConfirmAuthenticatorBody,
  Factors,
  RecoveryCodesResponse,
} from '#domain/accounts/codes.schema.ts';
import { ConfirmBody } from '#domain/accounts/confirmation.schema.ts';
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
import {
  beginCodes,
  renewRecoveryCodes,
  switchCodesOff,
  switchCodesOn,
} from './codes/own-codes.ts';
import { beginPasskeyConfirmation, confirm } from './confirmation/confirm.ts';
import { listFactors } from './factors.ts';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './passkeys/own-passkeys.ts';
import type { AccountsOptions } from './routes.ts';

const OneId = z.object({ id });

/** What one logs in with beside the password, and saying again that it is oneself. */
export const factorRoutes: FastifyPluginAsyncZod<AccountsOptions> = async (
  app,
  { platform, asksForFactor },
) => {
  const keepsFactor = async ({ role }: { role: string }) =>
    role === 'Admin' && (await asksForFactor());
  // Who has to add something first must get as far as that.
  const config = { withoutFactor: true };
  const own = { config, onRequest: requirePermission() };
  const guarded = {
    config,
    onRequest: [requirePermission(), requireRecentConfirmation(platform)],
  };
  const described = { tags: ['accounts'], security: sessionSecurity };

  app.get(
    '/User/factors',
    {
      ...own,
      schema: {
        ...described,
        summary: 'What you log in with beside the password',
        response: { 200: Factors, ...errorResponses('UNAUTHENTICATED') },
      },
    },
    (request) => listFactors(platform, requireActor(request)),
  );

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
          ...errorResponses('UNAUTHENTICATED', 'CONFIRM_AGAIN', 'CONFLICT'),
        },
      },
    },
    async (request, reply) => {
      const userAgent = request.headers['user-agent'];
      const added = await addPasskey(platform, requireActor(request), request.body, userAgent);
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
      message: await removePasskey(platform, requireActor(request), request.params.id, keepsFactor),
    }),
  );

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
          ...errorResponses('UNAUTHENTICATED', 'CONFIRM_AGAIN', 'CONFLICT', 'TOO_MANY_REQUESTS'),
        },
      },
    },
    async (request, reply) => {
      const codes = await switchCodesOn(platform, requireActor(request), request.body);
      return reply.header('cache-control', 'no-store').send(codes);
    },
  );

  app.delete(
    '/User/codes',
    {
      ...guarded,
      schema: {
        ...described,
        summary: 'Switch codes off',
        description: 'Mailed to you. Recovery codes go with them.',
        response: {
          200: MessageResponse,
          ...errorResponses('UNAUTHENTICATED', 'CONFIRM_AGAIN', 'CONFLICT'),
        },
      },
    },
    async (request) => ({
      message: await switchCodesOff(platform, requireActor(request), keepsFactor),
    }),
  );

  app.post(
    '/User/recovery-codes',
    {
      ...guarded,
      schema: {
        ...described,
        summary: 'Make new recovery codes',
        description: 'Mailed to you, without the codes. Those of before no longer work.',
        response: {
          200: RecoveryCodesResponse,
          ...errorResponses('UNAUTHENTICATED', 'CONFIRM_AGAIN', 'CONFLICT'),
        },
      },
    },
    async (request, reply) => {
      const codes = await renewRecoveryCodes(platform, requireActor(request));
      return reply.header('cache-control', 'no-store').send(codes);
    },
  );

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

  app.post(
    '/auth/confirm',
    {
      ...own,
      schema: {
        ...described,
        summary: 'Say again that it is you',
        description:
          'By your password, a code or a passkey. For ten minutes this session may then make calls that answer 403 with CONFIRM_AGAIN; a login counts as well.',
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
