import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { savedText } from '#domain/availability/pause-messages.ts';
import { notModified } from '#domain/call.ts';
import { canUploadCar } from '#domain/cars/permissions.ts';
import {
  Car,
  EditCarBody,
  ListCarsResponse,
  UploadCarBody,
  UploadCarResponse,
} from '#domain/cars/schema.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import { IdempotencyHeaders } from '#domain/idempotency/schema.ts';
import { SimilarQuery } from '#domain/listing-card.schema.ts';
import { MessageResponse } from '#domain/message-response.schema.ts';
import { OwnPin } from '#domain/places/own-pin.schema.ts';
import {
  inView,
  LISTING_CHANGES,
  listingFiles,
  OneListing,
  PIN,
  sendForAllOrOwn,
  withListingForm,
} from '#server/features/listings/public.ts';
import { asksToConfirm } from '#server/features/site/public.ts';
import { carTopic } from '#server/platform/cache/topics.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { sendKept } from '#server/platform/http/send-kept.ts';
import {
  requireActor,
  requireConfirmed,
  requirePermission,
  viewerOf,
} from '#server/platform/http/session.ts';
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
export const carsRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  await app.register(carListRoutes, { platform });
  await app.register(requestListRoutes, { platform });

  app.get(
    '/cars/:id',
    {
      config: { dependsOn: carTopic },
      schema: {
        tags: ['cars'],
        summary: 'One car',
        description:
          'Phone numbers and emails are null unless you are signed in and, where the site asks for it, your address is confirmed. Signed in you see those of 100 listings a day, cars and properties together; the same one again costs nothing. 429: those are used up. What waits for an Admin, was refused or hidden is a 404 but for its lister and Admins.',
        params: OneListing,
        response: { 200: Car, ...notModified, ...errorResponses('NOT_FOUND', 'TOO_MANY_REQUESTS') },
      },
    },
    async (request, reply) => {
      const viewer = viewerOf(request);
      const car = () => getCar(platform, viewer, request.params.id);
      // With its contacts it is for one person, and is not kept.
      if (viewer) return reply.send(await car());
      return sendKept(request, reply, platform.responses, car);
    },
  );

  app.get(
    '/cars/:id/pin',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['cars'],
        ...PIN,
        security: sessionSecurity,
        params: OneListing,
        response: {
          200: OwnPin,
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) => getCarPin(platform, requireActor(request), request.params.id),
  );

  app.get(
    '/cars/:id/similar',
    {
      config: { sameForAll: true, dependsOn: () => ['cars'] },
      schema: {
        tags: ['cars'],
        summary: 'Cars like one',
        description:
          'Of the same kind, for sale or for relocation: those of its town first, then of its region, then of the country; in each place those of its type first; three at most.',
        params: OneListing,
        querystring: SimilarQuery,
        response: { 200: ListCarsResponse, ...notModified, ...errorResponses('NOT_FOUND') },
      },
    },
    async (request, reply) =>
      sendForAllOrOwn(request, reply, platform, async (viewer) =>
        inView(request.query, await listSimilarCars(platform, viewer, request.params.id)),
      ),
  );

  app.post(
    '/cars/upload',
    {
      onRequest: requireConfirmed(asksToConfirm(platform), canUploadCar),
      // The form is read as it streams in; its schema stands here for the document.
      validatorCompiler: () => () => true,
      schema: {
        tags: ['cars'],
        summary: 'Upload a car',
        description:
          'multipart/form-data: every field as text, 1 to 10 `images` of 15 MB each, and a `video` of 100 MB at most. A relocation request comes as JSON text, or field by field as `relocationRequest[driverName]`. Files that were uploaded before (POST /api/uploads) are named instead.',
        consumes: ['multipart/form-data'],
        security: sessionSecurity,
        headers: IdempotencyHeaders,
        body: UploadForm,
        response: {
          201: UploadCarResponse,
          ...errorResponses(
            'UNAUTHENTICATED',
            'EMAIL_UNCONFIRMED',
            'CONFLICT',
            'TOO_LARGE',
            'UNSUPPORTED_MEDIA',
            'UNPROCESSABLE',
            'TOO_MANY_REQUESTS',
            'UNAVAILABLE',
          ),
        },
      },
    },
    async (request, reply) => {
      const car = await withListingForm(platform, request, (upload, key) =>
        uploadCar(platform, requireActor(request), upload, key),
      );
      return reply.code(201).send({ message: savedText(uploadCarMessages.success, car), car });
    },
  );

  app.put(
    '/cars/:id',
    {
      config: { limit: LISTING_CHANGES },
      onRequest: requirePermission(),
      schema: {
        tags: ['cars'],
        summary: 'Edit a car',
        description:
          'The whole form again. Photos and video stay unless `photos` and `video` name them.',
        security: sessionSecurity,
        params: OneListing,
        body: EditCarBody,
        response: {
          200: UploadCarResponse,
          ...errorResponses(
            'UNAUTHENTICATED',
            'FORBIDDEN',
            'NOT_FOUND',
            'CHANGED_MEANWHILE',
            'TOO_LARGE',
            'UNSUPPORTED_MEDIA',
          ),
        },
      },
    },
    async (request) => {
      const { params, body } = request;
      const car = await editCar(platform, requireActor(request), params.id, body);
      return { message: savedText(uploadCarMessages.updated, car), car };
    },
  );

  app.delete(
    '/cars/:id',
    {
      config: { limit: LISTING_CHANGES },
      onRequest: requirePermission(),
      schema: {
        tags: ['cars'],
        summary: 'Delete a car',
        security: sessionSecurity,
        params: OneListing,
        response: {
          200: MessageResponse,
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) => {
      await deleteCar(platform, requireActor(request), request.params.id);
      return { message: uploadCarMessages.deleted };
    },
  );
};

const UploadForm = UploadCarBody.safeExtend(listingFiles);
