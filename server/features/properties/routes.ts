import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { MessageAnswer } from '#domain/accounts/schema.ts';
import { IdempotencyHeaders } from '#domain/idempotency/schema.ts';
import { PHOTO_MAX_BYTES, POSTER_MAX_BYTES, VIDEO_MAX_BYTES } from '#domain/media/limits.ts';
import { mediaSentences } from '#domain/media/sentences.ts';
import { videoSentences } from '#domain/media/video-sentences.ts';
import { canUploadProperty } from '#domain/properties/permissions.ts';
import { MAX_IMAGES } from '#domain/properties/property.ts';
import {
  ContactAnswer,
  DeletePropertyQuery,
  EditPropertyBody,
  ListPropertiesAnswer,
  ListPropertiesQuery,
  Property,
  StatusBody,
  UploadPropertyAnswer,
  UploadPropertyBody,
} from '#domain/properties/schema.ts';
import { uploadPropertySentences } from '#domain/properties/sentences.ts';
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
import { type BeforeDelete, deleteProperty } from './delete-property.ts';
import { editProperty } from './edit-property.ts';
import { canSeeContact, getContact } from './get-contact.ts';
import { getProperty } from './get-property.ts';
import { listOwnProperties, listProperties } from './list-properties.ts';
import { listSimilarProperties } from './list-similar.ts';
import { setStatus } from './set-status.ts';
import { uploadProperty } from './upload-property.ts';

/** /api/properties (specification §7), and the lister's own list at /api/User/properties. */
export const propertiesRoutes: FastifyPluginAsyncZod<{
  platform: Platform;
  beforeDelete: BeforeDelete;
}> = async (app, { platform, beforeDelete }) => {
  const totals = new Totals(platform);
  const lists = new KeptAnswers<ListText>(platform.db);

  app.get(
    '/properties',
    {
      config: { sameForAll: true },
      schema: {
        tags: ['properties'],
        summary: 'List properties',
        description: `Newest first unless sorted. ${PAGED}`,
        querystring: ListPropertiesQuery,
        response: { 200: ListPropertiesAnswer, ...notModified, ...errors() },
      },
    },
    async (request, reply) => {
      const { text, window, total } = await lists.get(JSON.stringify(request.query), async () => {
        const { properties, ...page } = await listProperties(platform, totals, request.query);
        return { text: toJsonText(properties), ...page };
      });
      sendPaging(request, reply, window, total);
      return sendRevalidated(request, reply, text);
    },
  );

  app.get(
    '/User/properties',
    {
      onRequest: allow(),
      serializerCompiler: trustedJson,
      schema: {
        tags: ['properties'],
        summary: 'Your properties',
        description: `Your own; an Admin gets everybody's. ${PAGED}`,
        security: needsSession,
        querystring: ListPropertiesQuery,
        response: { 200: ListPropertiesAnswer, ...errors('UNAUTHENTICATED') },
      },
    },
    async (request, reply) => {
      const actor = signedIn(request);
      const { properties, window, total } = await listOwnProperties(
        platform,
        totals,
        actor,
        request.query,
      );
      sendPaging(request, reply, window, total);
      return reply.send(properties);
    },
  );

  app.get(
    '/properties/:id',
    {
      config: { sameForAll: true },
      schema: {
        tags: ['properties'],
        summary: 'One property',
        params: OneProperty,
        response: { 200: Property, ...notModified, ...errors('NOT_FOUND') },
      },
    },
    async (request, reply) =>
      sendRevalidated(
        request,
        reply,
        toJsonText(await getProperty(platform.db, request.params.id)),
      ),
  );

  app.get(
    '/properties/:id/similar',
    {
      config: { sameForAll: true },
      schema: {
        tags: ['properties'],
        summary: 'Properties like one',
        description:
          'Available ones of the same subtype: those of its town first, then of its region, then of the country; three at most.',
        params: OneProperty,
        response: { 200: ListPropertiesAnswer, ...notModified, ...errors('NOT_FOUND') },
      },
    },
    async (request, reply) =>
      sendRevalidated(
        request,
        reply,
        toJsonText(await listSimilarProperties(platform.db, request.params.id)),
      ),
  );

  app.get(
    '/properties/:id/contact',
    {
      onRequest: allow(canSeeContact),
      schema: {
        tags: ['properties'],
        summary: 'The contact person of a property',
        description:
          'For Agents (`Contact Agent`) and Property Owners (`Contact Owner`): of 100 listings a day, cars and properties together; the same one again costs nothing. 429: those are used up.',
        security: needsSession,
        params: OneProperty,
        response: {
          200: ContactAnswer,
          ...errors('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'),
        },
      },
    },
    async (request, reply) =>
      reply.send(await getContact(platform, signedIn(request), request.params.id)),
  );

  app.post(
    '/properties/upload',
    {
      onRequest: allow(canUploadProperty),
      // The form is read as it streams in; its schema stands here for the document.
      validatorCompiler: () => () => true,
      schema: {
        tags: ['properties'],
        summary: 'Upload a property',
        description:
          'multipart/form-data: every field as text, up to 10 `images` of 15 MB each, and a `video` of 100 MB at most. Files that were uploaded before (POST /api/uploads) are named instead.',
        consumes: ['multipart/form-data'],
        security: needsSession,
        headers: IdempotencyHeaders,
        body: UploadPropertyForm,
        response: {
          201: UploadPropertyAnswer,
          ...errors(
            'UNAUTHENTICATED',
            'FORBIDDEN',
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
        return reply.code(201).send(await uploadProperty(platform, signedIn(request), upload, key));
      } finally {
        await upload.discard();
      }
    },
  );

  app.put(
    '/properties/:id',
    {
      onRequest: allow(),
      schema: {
        tags: ['properties'],
        summary: 'Edit a property',
        description:
          'The whole form again. Photos and video stay unless `photos` and `video` name them; the status stays.',
        security: needsSession,
        params: OneProperty,
        body: EditPropertyBody,
        response: {
          200: UploadPropertyAnswer,
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
    async (request) => editProperty(platform, signedIn(request), request.params.id, request.body),
  );

  app.put(
    '/properties/:id/status',
    {
      onRequest: allow(),
      schema: {
        tags: ['properties'],
        summary: 'Set the status of a property',
        security: needsSession,
        params: OneProperty,
        body: StatusBody,
        response: {
          200: UploadPropertyAnswer,
          ...errors('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) => setStatus(platform, signedIn(request), request.params.id, request.body),
  );

  app.delete(
    '/properties/:id',
    {
      onRequest: allow(),
      schema: {
        tags: ['properties'],
        summary: 'Delete a property',
        description:
          'Cancels the stays to come and mails their guests, once that is confirmed. 409: stays to come are booked that were not; GET /api/properties/{id}/stays-to-come names them, with the `confirmation` that stands for them.',
        security: needsSession,
        params: OneProperty,
        querystring: DeletePropertyQuery,
        response: {
          200: MessageAnswer,
          ...errors('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'STAYS_TO_COME'),
        },
      },
    },
    async (request) => ({
      message: await deleteProperty(platform, beforeDelete, signedIn(request), {
        id: request.params.id,
        confirmation: request.query.confirmation,
      }),
    }),
  );
};

/** A page of the list, ready to be sent. */
interface ListText {
  text: JsonText;
  window: PageWindow;
  total: number;
}

const PAGED =
  '`limit` and `page` page the list, and the headers `X-Total-Count` and `Link` say how many there are (above 10,000: up to a minute ago; a search counts no further than 10,000, one of one or two letters than 1,000) and where the other pages are. Without `limit` the first 1,000 come.';

const OneProperty = z.object({ id: z.string() });

const UploadPropertyForm = UploadPropertyBody.in.extend({
  images: z.array(z.file()).max(MAX_IMAGES).optional(),
  video: z.file().optional(),
  ...uploadFields,
  poster: z.file().optional().describe('A picture of the video, for a server that makes none'),
});

const FILE_FIELDS = {
  images: {
    maxCount: MAX_IMAGES,
    maxBytes: PHOTO_MAX_BYTES,
    tooMany: uploadPropertySentences.tooManyImages,
    tooLarge: mediaSentences.photoTooLarge,
  },
  video: {
    maxCount: 1,
    maxBytes: VIDEO_MAX_BYTES,
    tooMany: uploadPropertySentences.tooManyVideos,
    tooLarge: mediaSentences.videoTooLarge,
  },
  poster: {
    maxCount: 1,
    maxBytes: POSTER_MAX_BYTES,
    tooMany: videoSentences.tooManyPosters,
    tooLarge: videoSentences.posterTooLarge,
  },
};
