import type { FastifyInstance } from 'fastify';
import { listersCalls } from '#domain/listers/calls.ts';
import { listCarsOf } from '#server/features/cars/public.ts';
import { propertiesTopics } from '#server/features/kept-responses/public.ts';
import { sendPublicList } from '#server/features/listings/public.ts';
import { listPropertiesOf } from '#server/features/properties/public.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { sendKept } from '#server/platform/http/responses/send-kept.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getLister, listerOrThrow } from './get-lister.ts';

/** /api/listers (docs/product.md, "Listers"). A comment changes its property's row, and so announces the lists. */
export async function listersRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, listersCalls);

  serve(
    'GET /api/listers/:id',
    async (request, reply) =>
      sendKept(request, reply, platform.responses, () => getLister(platform, request.params.id)),
    { config: { sameForAll: true, dependsOn: () => ['properties', 'cars'] } },
  );

  serve(
    'GET /api/listers/:id/properties',
    async (request, reply) =>
      sendPublicList(request, reply, platform, async () => {
        const { id } = await listerOrThrow(platform.db, request.params.id);
        return listPropertiesOf(platform, id, request.query);
      }),
    { config: { sameForAll: true, dependsOn: propertiesTopics } },
  );

  serve(
    'GET /api/listers/:id/cars',
    async (request, reply) =>
      sendPublicList(request, reply, platform, async () => {
        const { id } = await listerOrThrow(platform.db, request.params.id);
        return listCarsOf(platform, id, request.query);
      }),
    { config: { sameForAll: true, dependsOn: () => ['cars'] } },
  );
}
