import type { FastifyInstance } from 'fastify';
import { savedText } from '#domain/availability/pause-messages.ts';
import { carsCalls } from '#domain/cars/calls.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import {
  carTopic,
  inView,
  LISTING_CHANGES,
  sendForAllOrOwn,
  withListingForm,
} from '#server/features/listings/public.ts';
import { readAsItStreams } from '#server/platform/http/calls/multipart.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { sendKept } from '#server/platform/http/responses/send-kept.ts';
import { requireActor, viewerOf } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deleteCar } from './delete-car.ts';
import { editCar } from './edit-car.ts';
import { getCar } from './get-car.ts';
import { getCarPin } from './get-car-pin.ts';
import { carListRoutes } from './list-routes.ts';
import { listSimilarCars } from './list-similar.ts';
import { requestListRoutes } from './request-list-routes.ts';
import { uploadCar } from './upload-car.ts';

/** /api/cars (specification §7): its lists, and one car. */
export async function carsRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  await app.register(carListRoutes, { platform });
  await app.register(requestListRoutes, { platform });

  const serve = serveCalls(app, platform, carsCalls);

  serve(
    'GET /api/cars/:id',
    async (request, reply) => {
      const viewer = viewerOf(request);
      const car = () => getCar(platform, viewer, request.params.id);
      // With its contacts it is for one person, and is not kept.
      if (viewer) return reply.send(await car());
      return sendKept(request, reply, platform.responses, car);
    },
    { config: { dependsOn: carTopic } },
  );

  serve('GET /api/cars/:id/pin', async (request) =>
    getCarPin(platform, requireActor(request), request.params.id),
  );

  serve(
    'GET /api/cars/:id/similar',
    async (request, reply) =>
      sendForAllOrOwn(request, reply, platform, async (viewer) =>
        inView(request.query, await listSimilarCars(platform, viewer, request.params.id)),
      ),
    { config: { sameForAll: true, dependsOn: () => ['cars'] } },
  );

  serve(
    'POST /api/cars/upload',
    async (request, reply) => {
      const car = await withListingForm(platform, request, (upload, key) =>
        uploadCar(platform, requireActor(request), upload, key),
      );
      return reply.code(201).send({ message: savedText(uploadCarMessages.success, car), car });
    },
    readAsItStreams,
  );

  serve(
    'PUT /api/cars/:id',
    async (request) => {
      const { params, body } = request;
      const car = await editCar(platform, requireActor(request), params.id, body);
      return { message: savedText(uploadCarMessages.updated, car), car };
    },
    { config: { limit: LISTING_CHANGES } },
  );

  serve(
    'DELETE /api/cars/:id',
    async (request) => {
      await deleteCar(platform, requireActor(request), request.params.id);
      return { message: uploadCarMessages.deleted };
    },
    { config: { limit: LISTING_CHANGES } },
  );
}
