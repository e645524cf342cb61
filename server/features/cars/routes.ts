import type { FastifyInstance } from 'fastify';
import { carListCalls, carsCalls } from '#domain/cars/calls.ts';
import { carTopic } from '#server/features/kept-responses/public.ts';
import { listRoutes, serveListing } from '#server/features/listings/public.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { sendKept } from '#server/platform/http/responses/send-kept.ts';
import { viewerOf } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getCar } from './get-car.ts';
import { CAR } from './kind.ts';
import { carLists } from './list-cars.ts';
import { listSimilarCars } from './list-similar.ts';
import { requestListRoutes } from './request-list-routes.ts';

/** /api/cars (specification §7): its lists, and one car. */
export async function carsRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const lists = { name: 'cars', calls: carListCalls, topics: () => ['cars'], ...carLists } as const;
  await app.register(listRoutes(lists), { platform });
  await app.register(requestListRoutes, { platform });

  const serve = serveCalls(app, platform, carsCalls);

  serve(
    'GET /api/cars/:id',
    async (request, reply) => {
      const viewer = viewerOf(request);
      const car = () => getCar(platform, viewer, request.params.id);
      // With its contacts it is for one person, and must not be kept.
      if (viewer) return reply.send(await car());
      return sendKept(request, reply, platform.responses, car);
    },
    { config: { dependsOn: carTopic } },
  );

  serveListing(app, platform, {
    name: 'cars',
    calls: carsCalls,
    kind: CAR,
    listSimilar: listSimilarCars,
  });
}
