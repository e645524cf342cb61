import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { MessageAnswer } from '#domain/accounts/schema.ts';
import { MAX_IMAGES, MAX_VIDEO_BYTES } from '#domain/cars/car.ts';
import { canUploadCar } from '#domain/cars/permissions.ts';
import {
  Car,
  EditCarBody,
  ListCarsAnswer,
  ListCarsQuery,
  UploadCarAnswer,
  UploadCarBody,
} from '#domain/cars/schema.ts';
import { uploadCarSentences } from '#domain/cars/upload-sentences.ts';
import { IdempotencyHeaders } from '#domain/idempotency/schema.ts';
import { PHOTO_MAX_BYTES, POSTER_MAX_BYTES } from '#domain/media/limits.ts';
import { mediaSentences } from '#domain/media/sentences.ts';
import { videoSentences } from '#domain/media/video-sentences.ts';
import { uploadFields } from '#domain/uploads/schema.ts';
import { KeptAnswers } from '#server/platform/database/kept-answers.ts';
import { errors, needsSession } from '#server/platform/http/answers.ts';
import { receiveUpload } from '#server/platform/http/multipart.ts';
import { type PageWindow, sendPaging } from '#server/platform/http/paging.ts';
import { allow, signedIn } from '#server/platform/http/session.ts';
import { Totals } from '#server/platform/http/totals.ts';
import {
  type JsonText,
  notModified,
  sendRevalidated,
  toJsonText,
  trustedJson,
} from '#server/platform/http/trusted-json.ts';
import { idempotencyKey } from '#server/platform/idempotency/key-header.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deleteCar } from './delete-car.ts';
import { editCar } from './edit-car.ts';
import { getCar } from './get-car.ts';
import { listCars, listOwnCars } from './list-cars.ts';
import { listSimilarCars } from './list-similar.ts';
import { uploadCar } from './upload-car.ts';

/** /api/cars (specification §7). */
export const carsRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  const totals = new Totals(platform);
  const lists = new KeptAnswers<ListText>(platform.db);

  app.get(
    '/cars',
    {
      schema: {
        tags: ['cars'],
        summary: 'List cars',
        description: `Newest first unless sorted. Phone numbers and emails are null here: they stand on the detail of one car. ${PAGED}`,
        querystring: ListCarsQuery,
        response: { 200: ListCarsAnswer, ...notModified, ...errors() },
      },
    },
    async (request, reply) => {
      const { text, window, total } = await lists.get(JSON.stringify(request.query), async () => {
        const { cars, ...page } = await listCars(platform, totals, request.query);
        return { text: toJsonText(cars), ...page };
      });
      sendPaging(request, reply, window, total);
      return sendRevalidated(request, reply, text);
    },
  );

  app.get(
    '/User/cars',
    {
      onRequest: allow(),
      serializerCompiler: trustedJson,
      schema: {
        tags: ['cars'],
        summary: 'Your cars',
        description: `Your own; an Admin gets everybody's. ${PAGED}`,
        security: needsSession,
        querystring: ListCarsQuery,
        response: { 200: ListCarsAnswer, ...errors('UNAUTHENTICATED') },
      },
    },
    async (request, reply) => {
      const { cars, window, total } = await listOwnCars(
        platform,
        totals,
        signedIn(request),
        request.query,
      );
      sendPaging(request, reply, window, total);
      return reply.send(cars);
    },
  );

  app.get(
    '/cars/:id',
    {
      schema: {
        tags: ['cars'],
        summary: 'One car',
        description:
          'Phone numbers and emails are null unless you are signed in. Signed in you see those of 100 listings a day, cars and properties together; the same one again costs nothing. 429: those are used up.',
        params: OneCar,
        response: { 200: Car, ...notModified, ...errors('NOT_FOUND', 'TOO_MANY_REQUESTS') },
      },
    },
    async (request, reply) => {
      const car = await getCar(platform, request.actor, request.params.id);
      // With its contacts it is for one person, and is not kept.
      return request.actor ? reply.send(car) : sendRevalidated(request, reply, toJsonText(car));
    },
  );

  app.get(
    '/cars/:id/similar',
    {
      config: { sameForAll: true },
      schema: {
        tags: ['cars'],
        summary: 'Cars like one',
        description:
          'Of the same type, then of the same kind: those of its town first, then of its region, then of the country; three at most.',
        params: OneCar,
        response: { 200: ListCarsAnswer, ...notModified, ...errors('NOT_FOUND') },
      },
    },
    async (request, reply) =>
      sendRevalidated(
        request,
        reply,
        toJsonText(await listSimilarCars(platform.db, request.params.id)),
      ),
  );

  app.post(
    '/cars/upload',
    {
      onRequest: allow(canUploadCar),
      // The form is read as it streams in; its schema stands here for the document.
      validatorCompiler: () => () => true,
      schema: {
        tags: ['cars'],
        summary: 'Upload a car',
        description:
          'multipart/form-data: every field as text, 1 to 10 `images` of 15 MB each, and a `video` of 100 MB at most. A relocation request comes as JSON text, or field by field as `relocationRequest[driverName]`. Files that were uploaded before (POST /api/uploads) are named instead.',
        consumes: ['multipart/form-data'],
        security: needsSession,
        headers: IdempotencyHeaders,
        body: UploadCarForm,
        response: {
          201: UploadCarAnswer,
          ...errors(
            'UNAUTHENTICATED',
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
      await platform.limits.listingForms.take(signedIn(request).userId);
      const key = idempotencyKey(request);
      const upload = await receiveUpload(request, platform, FILE_FIELDS);
      try {
        const car = await uploadCar(platform, signedIn(request), upload, key);
        return reply.code(201).send({ message: uploadCarSentences.success, car });
      } finally {
        await upload.discard();
      }
    },
  );

  app.put(
    '/cars/:id',
    {
      onRequest: allow(),
      schema: {
        tags: ['cars'],
        summary: 'Edit a car',
        description:
          'The whole form again. Photos and video stay unless `photos` and `video` name them.',
        security: needsSession,
        params: OneCar,
        body: EditCarBody,
        response: {
          200: UploadCarAnswer,
          ...errors(
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
    async (request) => ({
      message: uploadCarSentences.updated,
      car: await editCar(platform, signedIn(request), request.params.id, request.body),
    }),
  );

  app.delete(
    '/cars/:id',
    {
      onRequest: allow(),
      schema: {
        tags: ['cars'],
        summary: 'Delete a car',
        security: needsSession,
        params: OneCar,
        response: { 200: MessageAnswer, ...errors('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) => {
      await deleteCar(platform, signedIn(request), request.params.id);
      return { message: uploadCarSentences.deleted };
    },
  );
};

const PAGED =
  '`limit` and `page` page the list, and the headers `X-Total-Count` and `Link` say how many there are (above 10,000: up to a minute ago; a search counts no further than 10,000, one of one or two letters than 1,000) and where the other pages are. Without `limit` the first 1,000 come.';

interface ListText {
  text: JsonText;
  window: PageWindow;
  total: number;
}

const OneCar = z.object({ id: z.string() });

const UploadCarForm = UploadCarBody.extend({
  images: z.array(z.file()).max(MAX_IMAGES).optional(),
  video: z.file().optional(),
  ...uploadFields,
  poster: z.file().optional().describe('A picture of the video, for a server that makes none'),
});

const FILE_FIELDS = {
  images: {
    maxCount: MAX_IMAGES,
    maxBytes: PHOTO_MAX_BYTES,
    tooMany: uploadCarSentences.tooManyImages,
    tooLarge: mediaSentences.photoTooLarge,
  },
  video: {
    maxCount: 1,
    maxBytes: MAX_VIDEO_BYTES,
    tooMany: mediaSentences.tooManyVideos,
    tooLarge: uploadCarSentences.videoTooLarge,
  },
  poster: {
    maxCount: 1,
    maxBytes: POSTER_MAX_BYTES,
    tooMany: videoSentences.tooManyPosters,
    tooLarge: videoSentences.posterTooLarge,
  },
};
