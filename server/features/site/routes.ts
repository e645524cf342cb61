import type { FastifyInstance } from 'fastify';
import { siteCalls } from '#domain/site/calls.ts';
import { SavedSiteSettings } from '#domain/site/schema.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { sendKept } from '#server/platform/http/responses/send-kept.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import { idempotencyKey } from '#server/platform/idempotency/key-header.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getMapTiles } from './map-tiles.ts';
import { messageListRoutes } from './message-list-routes.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { getSettings, saveSettings } from './settings.ts';
import { Streets } from './streets.ts';

/**
 * /api/map-tiles: the environment's background for maps, /api/site-settings: name, contact details
 * and social links, which an Admin edits, and /api/contact: the form of /contact (docs/product.md,
 * "Pages and site settings").
 */
export async function siteRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  await app.register(messageListRoutes, { platform });

  const serve = serveCalls(app, platform, siteCalls);

  serve(
    'GET /api/site-settings',
    async (request, reply) =>
      sendKept(request, reply, platform.responses, async () =>
        SavedSiteSettings.parse({
          ...(await getSettings(platform)),
          sendsMail: platform.config.smtpUrl !== undefined,
        }),
      ),
    { config: { sameForAll: true, dependsOn: () => ['site'] } },
  );

  serve('PUT /api/site-settings', async (request) =>
    saveSettings(platform, requireActor(request), request.body),
  );

  const streets = new Streets(platform);
  serve('GET /api/map-tiles', async () => getMapTiles(platform, streets), {
    config: { sameForAll: true },
  });

  serve('POST /api/contact', async (request, reply) =>
    reply.code(201).send({
      message: await sendContactMessage(
        platform,
        request.body,
        request.ip,
        idempotencyKey(request),
      ),
    }),
  );
}
