import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { MessageAnswer } from '#domain/accounts/schema.ts';
import { IdempotencyHeaders } from '#domain/idempotency/schema.ts';
import { ContactMessageBody, SiteSettings } from '#domain/site/schema.ts';
import { errors, needsSession } from '#server/platform/http/answers.ts';
import { allow, signedIn } from '#server/platform/http/session.ts';
import { idempotencyKey } from '#server/platform/idempotency/key-header.ts';
import type { Platform } from '#server/platform/platform.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { getSettings, saveSettings } from './settings.ts';

/**
 * /api/site-settings: name, contact details and social links (product decision: an Admin edits them), and
 * /api/contact: the form of /contact.
 */
export const siteRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  app.get(
    '/site-settings',
    {
      config: { sameForAll: true },
      schema: {
        tags: ['site'],
        summary: 'Name, contact details and social links of the site',
        response: { 200: SiteSettings },
      },
    },
    () => getSettings(platform),
  );

  app.put(
    '/site-settings',
    {
      onRequest: allow(isAdmin),
      schema: {
        tags: ['site'],
        summary: 'Save the site settings',
        security: needsSession,
        body: SiteSettings,
        response: { 200: SiteSettings, ...errors('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    (request) => saveSettings(platform, signedIn(request), request.body),
  );

  app.post(
    '/contact',
    {
      schema: {
        tags: ['site'],
        summary: 'Write to us',
        description: "Stored, and mailed to the site's address. Open to everybody.",
        headers: IdempotencyHeaders,
        body: ContactMessageBody,
        response: { 201: MessageAnswer, ...errors('UNPROCESSABLE', 'TOO_MANY_REQUESTS') },
      },
    },
    async (request, reply) =>
      reply.code(201).send({
        message: await sendContactMessage(
          platform,
          request.body,
          request.ip,
          idempotencyKey(request),
        ),
      }),
  );
};
