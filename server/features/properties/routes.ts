import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MessageAnswer } from '#domain/accounts/schema.ts';
import { IdempotencyHeaders } from '#domain/idempotency/schema.ts';
import { canUploadProperty } from '#domain/properties/permissions.ts';
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
import {
  propertyAdminSentences,
  statusSentences,
  uploadPropertySentences,
} from '#domain/properties/sentences.ts';
import {
  listingFiles,
  OneListing,
  OWN_PAGED,
  PAGED,
  publicList,
  withListingForm,
} from '#server/features/listings/public.ts';
import { errors, needsSession } from '#server/platform/http/answers.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { allow, signedIn } from '#server/platform/http/session.ts';
import { Totals } from '#server/platform/http/totals.ts';
import {
  notModified,
  sendRevalidated,
  toJsonText,
  trustedJson,
} from '#server/platform/http/trusted-json.ts';
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
  const sendList = publicList(platform);

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
    async (request, reply) =>
      sendList(request, reply, request.query, (query) => listProperties(platform, totals, query)),
  );

  app.get(
    '/User/properties',
    {
      onRequest: allow(),
      serializerCompiler: trustedJson,
      schema: {
        tags: ['properties'],
        summary: 'Your properties',
        description: OWN_PAGED,
        security: needsSession,
        querystring: ListPropertiesQuery,
        response: { 200: ListPropertiesAnswer, ...errors('UNAUTHENTICATED') },
      },
    },
    async (request, reply) => {
      const actor = signedIn(request);
      const { listings, window, total } = await listOwnProperties(
        platform,
        totals,
        actor,
        request.query,
      );
      sendPaging(request, reply, window, total);
      return reply.send(listings);
    },
  );

  app.get(
    '/properties/:id',
    {
      config: { sameForAll: true },
      schema: {
        tags: ['properties'],
        summary: 'One property',
        params: OneListing,
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
          'Available ones of the same property type: those of its town first, then of its region, then of the country; in each place those of its subtype first; three at most.',
        params: OneListing,
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
        params: OneListing,
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
        body: UploadForm,
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
      const property = await withListingForm(platform, request, (upload, key) =>
        uploadProperty(platform, signedIn(request), upload, key),
      );
      return reply.code(201).send({ message: uploadPropertySentences.success, property });
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
        params: OneListing,
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
    async (request) => ({
      message: uploadPropertySentences.updated,
      property: await editProperty(platform, signedIn(request), request.params.id, request.body),
    }),
  );

  app.put(
    '/properties/:id/status',
    {
      onRequest: allow(),
      schema: {
        tags: ['properties'],
        summary: 'Set the status of a property',
        security: needsSession,
        params: OneListing,
        body: StatusBody,
        response: {
          200: UploadPropertyAnswer,
          ...errors('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) => ({
      message: statusSentences.success,
      property: await setStatus(platform, signedIn(request), request.params.id, request.body),
    }),
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
        params: OneListing,
        querystring: DeletePropertyQuery,
        response: {
          200: MessageAnswer,
          ...errors('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'STAYS_TO_COME'),
        },
      },
    },
    async (request) => {
      const { params, query } = request;
      await deleteProperty(platform, beforeDelete, signedIn(request), { ...params, ...query });
      return { message: propertyAdminSentences.deleted };
    },
  );
};

const UploadForm = UploadPropertyBody.in.extend(listingFiles);
