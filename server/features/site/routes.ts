import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { notModified } from '#domain/call.ts';
import { IdempotencyHeaders } from '#domain/idempotency/schema.ts';
import { MessageResponse } from '#domain/message-response.schema.ts';
import { mapTilesResponse } from '#domain/site/map-tiles.schema.ts';
import {
  ContactMessageBody,
  SavedSiteSettings,
  SaveSiteSettingsBody,
} from '#domain/site/schema.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { sendKept } from '#server/platform/http/send-kept.ts';
import {
  requireActor,
  requirePermission,
  requireRecentConfirmation,
} from '#server/platform/http/session.ts';
import { idempotencyKey } from '#server/platform/idempotency/key-header.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getMapTiles } from './map-tiles.ts';
import { messageListRoutes } from './message-list-routes.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { getSettings, saveSettings } from './settings.ts';

/**
 * /api/map-tiles: what the environment says of the ground of maps, /api/site-settings: name, contact details and social links, which an Admin edits, and /api/contact: the form of
 * /contact (docs/product.md, "Pages and site settings").
 */
export const siteRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  await app.register(messageListRoutes, { platform });

  app.get(
    '/site-settings',
    {
      config: { sameForAll: true, dependsOn: () => ['site'] },
      schema: {
        tags: ['site'],
        summary: 'Name, contact details and social links of the site',
        response: { 200: SavedSiteSettings, ...notModified },
      },
    },
    async (request, reply) =>
      sendKept(request, reply, platform.responses, async () =>
        SavedSiteSettings.parse({
          ...(await getSettings(platform)),
          sendsMail: platform.config.smtpUrl !== undefined,
        }),
      ),
  );

  app.put(
    '/site-settings',
    {
      onRequest: [requirePermission(isAdmin), requireRecentConfirmation(platform)],
      schema: {
        tags: ['site'],
        summary: 'Save the site settings',
        description:
          'Whole. Links are taken as people write them (`facebook.com/efie`, a WhatsApp number) and kept as links.',
        security: sessionSecurity,
        body: SaveSiteSettingsBody,
        response: {
          200: SavedSiteSettings,
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'CONFIRM_AGAIN', 'CHANGED_MEANWHILE'),
        },
      },
    },
    (request) => saveSettings(platform, requireActor(request), request.body),
  );

  app.get(
    '/map-tiles',
    {
      config: { sameForAll: true },
      schema: {
        tags: ['site'],
        summary: 'What maps lie on besides our own map',
        response: { 200: mapTilesResponse },
      },
    },
    () => getMapTiles(platform),
  );

  app.post(
    '/contact',
    {
      schema: {
        tags: ['site'],
        summary: 'Write to us',
        description:
          "Stored, and mailed to the site's address, to the Admins where none is set. Open to everybody. 503: there is nobody to read it.",
        headers: IdempotencyHeaders,
        body: ContactMessageBody,
        response: {
          201: MessageResponse,
          ...errorResponses('UNPROCESSABLE', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'),
        },
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
