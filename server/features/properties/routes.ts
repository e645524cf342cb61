import type { FastifyInstance } from 'fastify';
import { propertiesCalls, propertyListCalls } from '#domain/properties/calls.ts';
import { statusMessages } from '#domain/properties/messages.ts';
import { propertiesTopics, propertyTopic } from '#server/features/kept-responses/public.ts';
import {
  type BeforeDelete,
  LISTING_CHANGES,
  listRoutes,
  sendForAllOrOwn,
  serveListing,
} from '#server/features/listings/public.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { sendKept } from '#server/platform/http/responses/send-kept.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getContact } from './get-contact.ts';
import { getProperty } from './get-property.ts';
import { PROPERTY } from './kind.ts';
import { propertyLists } from './list-properties.ts';
import { listSimilarProperties } from './list-similar.ts';
import { medianPrices } from './median-prices.ts';
import type { PropertySummary } from './property-finder.ts';
import { setStatus } from './set-status.ts';

/** /api/properties (specification §7): its lists, and one property. */
export async function propertiesRoutes(
  app: FastifyInstance,
  { platform, beforeDelete }: { platform: Platform; beforeDelete: BeforeDelete<PropertySummary> },
): Promise<void> {
  const lists = {
    name: 'properties',
    calls: propertyListCalls,
    topics: propertiesTopics,
    ...propertyLists,
  } as const;
  await app.register(listRoutes(lists), { platform });

  const serve = serveCalls(app, platform, propertiesCalls);

  serve(
    'GET /api/properties/medians',
    async (request, reply) =>
      sendKept(request, reply, platform.responses, () => medianPrices(platform, request.query)),
    { config: { sameForAll: true, dependsOn: propertiesTopics } },
  );

  serve(
    'GET /api/properties/:id',
    async (request, reply) =>
      sendForAllOrOwn(request, reply, platform, (viewer) =>
        getProperty(platform, viewer, request.params.id),
      ),
    { config: { sameForAll: true, dependsOn: propertyTopic } },
  );

  serveListing(app, platform, {
    name: 'properties',
    calls: propertiesCalls,
    kind: PROPERTY,
    listSimilar: listSimilarProperties,
    beforeDelete,
  });

  serve('GET /api/properties/:id/contact', async (request) =>
    getContact(platform, requireActor(request), request.params.id),
  );

  serve(
    'PUT /api/properties/:id/status',
    async (request) => ({
      message: statusMessages.success,
      property: await setStatus(platform, requireActor(request), request.params.id, request.body),
    }),
    { config: { limit: LISTING_CHANGES } },
  );
}
