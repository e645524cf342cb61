import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { savedText } from '#domain/availability/pause-messages.ts';
import { notModified } from '#domain/call.ts';
import { IdempotencyHeaders } from '#domain/idempotency/schema.ts';
import { SimilarQuery } from '#domain/listing-card.schema.ts';
import { MessageResponse } from '#domain/message-response.schema.ts';
import { OwnPin } from '#domain/places/own-pin.schema.ts';
import {
  propertyAdminMessages,
  statusMessages,
  uploadPropertyMessages,
} from '#domain/properties/messages.ts';
import { canSeeContact, canUploadProperty } from '#domain/properties/permissions.ts';
import {
  ContactResponse,
  DeletePropertyQuery,
  EditPropertyBody,
  ListPropertiesResponse,
  Property,
  StatusBody,
  UploadPropertyBody,
  UploadPropertyResponse,
} from '#domain/properties/schema.ts';
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
import { propertyTopic } from '#server/platform/cache/topics.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import {
  requireActor,
  requireConfirmed,
  requirePermission,
} from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type BeforeDelete, deleteProperty } from './delete-property.ts';
import { editProperty } from './edit-property.ts';
import { getContact } from './get-contact.ts';
import { getProperty } from './get-property.ts';
import { getPropertyPin } from './get-property-pin.ts';
import { propertyListRoutes } from './list-routes.ts';
import { listSimilarProperties } from './list-similar.ts';
import { setStatus } from './set-status.ts';
import { uploadProperty } from './upload-property.ts';

/** /api/properties (specification §7): its lists, and one property. */
export const propertiesRoutes: FastifyPluginAsyncZod<{
  platform: Platform;
  beforeDelete: BeforeDelete;
}> = async (app, { platform, beforeDelete }) => {
  await app.register(propertyListRoutes, { platform });

  app.get(
    '/properties/:id',
    {
      config: { sameForAll: true, dependsOn: propertyTopic },
      schema: {
        tags: ['properties'],
        summary: 'One property',
        description:
          'What waits for an Admin, was refused or hidden is a 404 but for its lister and Admins.',
        params: OneListing,
        response: { 200: Property, ...notModified, ...errorResponses('NOT_FOUND') },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return sendForAllOrOwn(request, reply, platform, (viewer) =>
        getProperty(platform, viewer, id),
      );
    },
  );

  app.get(
    '/properties/:id/pin',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['properties'],
        ...PIN,
        security: sessionSecurity,
        params: OneListing,
        response: {
          200: OwnPin,
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) => getPropertyPin(platform, requireActor(request), request.params.id),
  );

  app.get(
    '/properties/:id/similar',
    {
      config: { sameForAll: true, dependsOn: () => ['properties'] },
      schema: {
        tags: ['properties'],
        summary: 'Properties like one',
        description:
          'Available ones of the same property type: those of its town first, then of its region, then of the country; in each place those of its subtype first; three at most.',
        params: OneListing,
        querystring: SimilarQuery,
        response: { 200: ListPropertiesResponse, ...notModified, ...errorResponses('NOT_FOUND') },
      },
    },
    async (request, reply) =>
      sendForAllOrOwn(request, reply, platform, async (viewer) =>
        inView(request.query, await listSimilarProperties(platform, viewer, request.params.id)),
      ),
  );

  app.get(
    '/properties/:id/contact',
    {
      onRequest: requireConfirmed(asksToConfirm(platform), canSeeContact),
      schema: {
        tags: ['properties'],
        summary: 'The contact person of a property',
        description:
          'For Agents (`Contact Agent`) and Property Owners (`Contact Owner`): of 100 listings a day, cars and properties together; the same one again costs nothing. 429: those are used up, or very many were seen from this network.',
        security: sessionSecurity,
        params: OneListing,
        response: {
          200: ContactResponse,
          ...errorResponses(
            'UNAUTHENTICATED',
            'EMAIL_UNCONFIRMED',
            'FORBIDDEN',
            'NOT_FOUND',
            'TOO_MANY_REQUESTS',
          ),
        },
      },
    },
    async (request, reply) =>
      reply.send(await getContact(platform, requireActor(request), request.params.id)),
  );

  app.post(
    '/properties/upload',
    {
      onRequest: requireConfirmed(asksToConfirm(platform), canUploadProperty),
      // The form is read as it streams in; its schema stands here for the document.
      validatorCompiler: () => () => true,
      schema: {
        tags: ['properties'],
        summary: 'Upload a property',
        description:
          'multipart/form-data: every field as text, up to 10 `images` of 15 MB each, and a `video` of 100 MB at most. Files that were uploaded before (POST /api/uploads) are named instead.',
        consumes: ['multipart/form-data'],
        security: sessionSecurity,
        headers: IdempotencyHeaders,
        body: UploadForm,
        response: {
          201: UploadPropertyResponse,
          ...errorResponses(
            'UNAUTHENTICATED',
            'EMAIL_UNCONFIRMED',
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
        uploadProperty(platform, requireActor(request), upload, key),
      );
      return reply
        .code(201)
        .send({ message: savedText(uploadPropertyMessages.success, property), property });
    },
  );

  app.put(
    '/properties/:id',
    {
      config: { limit: LISTING_CHANGES },
      onRequest: requirePermission(),
      schema: {
        tags: ['properties'],
        summary: 'Edit a property',
        description:
          'The whole form again. Photos and video stay unless `photos` and `video` name them; the status stays.',
        security: sessionSecurity,
        params: OneListing,
        body: EditPropertyBody,
        response: {
          200: UploadPropertyResponse,
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
      const property = await editProperty(platform, requireActor(request), params.id, body);
      return { message: savedText(uploadPropertyMessages.updated, property), property };
    },
  );

  app.put(
    '/properties/:id/status',
    {
      config: { limit: LISTING_CHANGES },
      onRequest: requirePermission(),
      schema: {
        tags: ['properties'],
        summary: 'Set the status of a property',
        security: sessionSecurity,
        params: OneListing,
        body: StatusBody,
        response: {
          200: UploadPropertyResponse,
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) => ({
      message: statusMessages.success,
      property: await setStatus(platform, requireActor(request), request.params.id, request.body),
    }),
  );

  app.delete(
    '/properties/:id',
    {
      config: { limit: LISTING_CHANGES },
      onRequest: requirePermission(),
      schema: {
        tags: ['properties'],
        summary: 'Delete a property',
        description:
          'Cancels the stays to come and mails their guests, once that is confirmed. 409: stays to come are booked that were not; GET /api/properties/{id}/stays-to-come names them, with the `confirmation` that stands for them.',
        security: sessionSecurity,
        params: OneListing,
        querystring: DeletePropertyQuery,
        response: {
          200: MessageResponse,
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'STAYS_TO_COME'),
        },
      },
    },
    async (request) => {
      const { params, query } = request;
      await deleteProperty(platform, beforeDelete, requireActor(request), { ...params, ...query });
      return { message: propertyAdminMessages.deleted };
    },
  );
};

const UploadForm = UploadPropertyBody.in.extend(listingFiles);
