import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { PriceDropMails } from '#domain/prices/schema.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { priceDropMails } from './drop-repository.ts';
import { setPriceDropMails } from './price-drop-mails.ts';

/** /api/User/price-drop-mails: whether somebody is mailed when the price of a favourite drops. */
export const pricesRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  app.get(
    '/User/price-drop-mails',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['favourites'],
        summary: 'Whether you are mailed when the price of a favourite drops',
        security: sessionSecurity,
        response: { 200: PriceDropMails, ...errorResponses('UNAUTHENTICATED') },
      },
    },
    async (request) => ({
      wanted: await priceDropMails.areWanted(platform.db, requireActor(request).userId),
    }),
  );

  app.put(
    '/User/price-drop-mails',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['favourites'],
        summary: 'Have mails about dropped prices sent, or not',
        description: 'What drops while they are off is not mailed later.',
        security: sessionSecurity,
        body: PriceDropMails,
        response: {
          200: PriceDropMails,
          ...errorResponses('UNAUTHENTICATED', 'TOO_MANY_REQUESTS'),
        },
      },
    },
    async (request) => setPriceDropMails(platform, requireActor(request), request.body),
  );
};
