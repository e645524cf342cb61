import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ChangeEmailBody, EmailLinkBody } from '#domain/accounts/schema.ts';
import { MessageResponse } from '#domain/message-response.schema.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import { changeEmail } from './change-email.ts';
import { confirmEmail } from './confirm-email.ts';
import type { AccountsOptions } from './routes.ts';
import { sendLinkAgain } from './send-email-link.ts';
import { undoEmailChange } from './undo-email-change.ts';
import { undoFactor } from './undo-factor.ts';

/** The mail address of an account: confirmed, changed, and brought back (docs/product.md, "Mail addresses"); what its mails' links undo. */
export const emailRoutes: FastifyPluginAsyncZod<AccountsOptions> = async (
  app,
  { platform, keepAccountSince },
) => {
  app.post(
    '/auth/confirm-email',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Confirm an address by the token of a mailed link',
        description: 'The address of a new account, or the one that an account is to have.',
        body: EmailLinkBody,
        response: { 200: MessageResponse, ...errorResponses('EMAIL_TAKEN', 'TOO_MANY_REQUESTS') },
      },
    },
    async (request) => ({
      message: await confirmEmail(platform, { token: request.body.token, address: request.ip }),
    }),
  );

  app.post(
    '/auth/undo-email-change',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Bring an address back by the token of the link that was mailed to it',
        description:
          'Ends every session of the account, makes its password useless, and mails a link to choose another one.',
        body: EmailLinkBody,
        response: { 200: MessageResponse, ...errorResponses('TOO_MANY_REQUESTS', 'UNAVAILABLE') },
      },
    },
    async (request) => ({
      message: await undoEmailChange(platform, keepAccountSince, {
        token: request.body.token,
        address: request.ip,
      }),
    }),
  );

  app.post(
    '/auth/undo-factor',
    {
      schema: {
        tags: ['accounts'],
        summary:
          'Take away what was added to log in with, by the token of the link that was mailed then',
        description:
          'Also what other mails of the last seven days tell of, and what was added since. Ends every session of the account, makes its password useless, and mails a link to choose another one.',
        body: EmailLinkBody,
        response: { 200: MessageResponse, ...errorResponses('TOO_MANY_REQUESTS', 'UNAVAILABLE') },
      },
    },
    async (request) => ({
      message: await undoFactor(platform, keepAccountSince, {
        token: request.body.token,
        address: request.ip,
      }),
    }),
  );

  app.put(
    '/User/email',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['accounts'],
        summary: 'Change your address',
        description:
          'Mails a link to the new address; it is yours once that is opened. The old address is mailed a link that brings it back within seven days.',
        security: sessionSecurity,
        body: ChangeEmailBody,
        response: {
          200: MessageResponse,
          ...errorResponses('UNAUTHENTICATED', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'),
        },
      },
    },
    async (request) => ({
      message: await changeEmail(platform, requireActor(request), request.body),
    }),
  );

  app.post(
    '/User/email/link',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['accounts'],
        summary: 'Have the link that confirms your address mailed again',
        description: 'To the address that you are about to take, else to your own.',
        security: sessionSecurity,
        response: {
          200: MessageResponse,
          ...errorResponses('UNAUTHENTICATED', 'CONFLICT', 'TOO_MANY_REQUESTS'),
        },
      },
    },
    async (request) => ({ message: await sendLinkAgain(platform, requireActor(request)) }),
  );
};
