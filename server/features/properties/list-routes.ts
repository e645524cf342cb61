import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { FacetsResponse } from '#domain/facets/schema.ts';
import { ListingsMap } from '#domain/places/listings-map.schema.ts';
import {
  ListPropertiesQuery,
  ListPropertiesResponse,
  MapPropertiesQuery,
} from '#domain/properties/schema.ts';
import { WithoutResponse } from '#domain/search/schema.ts';
import {
  FACETS,
  MAP,
  OWN_PAGED,
  PAGED,
  SEARCHED,
  sendInstead,
  sendPublicList,
  WITHOUT,
} from '#server/features/listings/public.ts';
import { propertiesTopics } from '#server/platform/cache/topics.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { notModified, skipResponseValidation } from '#server/platform/http/response-schema.ts';
import { sendKept } from '#server/platform/http/send-kept.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import { TotalCountCache } from '#server/platform/http/total-count-cache.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  countPropertiesWithout,
  countPropertyFacets,
  listOwnProperties,
  listProperties,
  mapProperties,
} from './list-properties.ts';

/** How stays are looked for by dates, for the API document. */
const FREE_STAYS =
  'With `from` and `to`, never one alone, only short stays that can be booked for those nights: available, and without a booking between them. 400 for days that nobody can book: `to` not after `from`, in the past, too long, too far ahead.';

/** The lists of properties: everybody's with what its filters would leave, and the lister's own. */
export const propertyListRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  const totals = new TotalCountCache(platform);

  app.get(
    '/properties',
    {
      config: { sameForAll: true, dependsOn: propertiesTopics },
      schema: {
        tags: ['properties'],
        summary: 'List properties',
        description: `${SEARCHED} ${FREE_STAYS} ${PAGED}`,
        querystring: ListPropertiesQuery,
        response: { 200: ListPropertiesResponse, ...notModified, ...errorResponses() },
      },
    },
    async (request, reply) =>
      sendPublicList(request, reply, platform, () =>
        listProperties(platform, totals, request.query),
      ),
  );

  app.get(
    '/properties/without',
    {
      config: { sameForAll: true, dependsOn: propertiesTopics },
      schema: {
        tags: ['properties'],
        ...WITHOUT,
        querystring: ListPropertiesQuery,
        response: { 200: WithoutResponse, ...notModified, ...errorResponses() },
      },
    },
    async (request, reply) =>
      sendKept(request, reply, platform.responses, () =>
        countPropertiesWithout(platform, request.query),
      ),
  );

  app.get(
    '/properties/facets',
    {
      config: { sameForAll: true, dependsOn: () => ['properties'] },
      schema: {
        tags: ['properties'],
        ...FACETS,
        querystring: ListPropertiesQuery,
        response: { 200: FacetsResponse, ...notModified, ...errorResponses() },
      },
    },
    async (request, reply) =>
      sendKept(request, reply, platform.responses, () =>
        countPropertyFacets(platform, request.query),
      ),
  );

  app.get(
    '/properties/map',
    {
      config: { sameForAll: true, dependsOn: propertiesTopics },
      schema: {
        tags: ['properties'],
        ...MAP,
        querystring: MapPropertiesQuery,
        response: { 200: ListingsMap, ...notModified, ...errorResponses() },
      },
    },
    async (request, reply) =>
      sendKept(request, reply, platform.responses, () => mapProperties(platform, request.query)),
  );

  app.get(
    '/User/properties',
    {
      onRequest: requirePermission(),
      serializerCompiler: skipResponseValidation,
      schema: {
        tags: ['properties'],
        summary: 'Your properties',
        description: OWN_PAGED,
        security: sessionSecurity,
        querystring: ListPropertiesQuery,
        response: { 200: ListPropertiesResponse, ...errorResponses('UNAUTHENTICATED') },
      },
    },
    async (request, reply) => {
      const actor = requireActor(request);
      const { listings, window, total, turns, instead } = await listOwnProperties(
        platform,
        totals,
        actor,
        request.query,
      );
      sendPaging(request, reply, window, total, turns);
      sendInstead(reply, instead);
      return reply.send(listings);
    },
  );
};
