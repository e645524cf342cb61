import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notModified } from '#domain/call.ts';
import { ListCarsQuery, ListCarsResponse } from '#domain/cars/schema.ts';
import { Lister } from '#domain/listers/schema.ts';
import { ListPropertiesQuery, ListPropertiesResponse } from '#domain/properties/schema.ts';
import { listCarsOf } from '#server/features/cars/public.ts';
import { OneListing, PAGED, sendPublicList } from '#server/features/listings/public.ts';
import { listPropertiesOf } from '#server/features/properties/public.ts';
import { propertiesTopics } from '#server/platform/cache/topics.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { sendKept } from '#server/platform/http/send-kept.ts';
import { TotalCountCache } from '#server/platform/http/total-count-cache.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getLister, listerOrThrow } from './get-lister.ts';

/** /api/listers (docs/product.md, "Listers"). A comment changes its property's row, and so announces the lists. */
export const listersRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  const homes = new TotalCountCache(platform);
  const vehicles = new TotalCountCache(platform);

  app.get(
    '/listers/:id',
    {
      config: { sameForAll: true, dependsOn: () => ['properties', 'cars'] },
      schema: {
        tags: TAGS,
        summary: 'Somebody who lists',
        description: '404 for who lists nothing that is shown.',
        params: OneListing,
        response: { 200: Lister, ...notModified, ...errorResponses('NOT_FOUND') },
      },
    },
    async (request, reply) =>
      sendKept(request, reply, platform.responses, () => getLister(platform, request.params.id)),
  );

  app.get(
    '/listers/:id/properties',
    {
      config: { sameForAll: true, dependsOn: propertiesTopics },
      schema: {
        tags: TAGS,
        summary: 'The properties of a lister',
        description: `Narrowed as the list of all. ${PAGED}`,
        params: OneListing,
        querystring: ListPropertiesQuery,
        response: { 200: ListPropertiesResponse, ...notModified, ...errorResponses('NOT_FOUND') },
      },
    },
    async (request, reply) =>
      sendPublicList(request, reply, platform, async () => {
        const { id } = await listerOrThrow(platform.db, request.params.id);
        return listPropertiesOf(platform, homes, id, request.query);
      }),
  );

  app.get(
    '/listers/:id/cars',
    {
      config: { sameForAll: true, dependsOn: () => ['cars'] },
      schema: {
        tags: TAGS,
        summary: 'The cars of a lister',
        description: `Narrowed as the list of all. ${PAGED}`,
        params: OneListing,
        querystring: ListCarsQuery,
        response: { 200: ListCarsResponse, ...notModified, ...errorResponses('NOT_FOUND') },
      },
    },
    async (request, reply) =>
      sendPublicList(request, reply, platform, async () => {
        const { id } = await listerOrThrow(platform.db, request.params.id);
        return listCarsOf(platform, vehicles, id, request.query);
      }),
  );
};

const TAGS = ['listers'];
