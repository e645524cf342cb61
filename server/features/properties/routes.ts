import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { FacetsResponse } from '#domain/facets/schema.ts';
import { IdempotencyHeaders } from '#domain/idempotency/schema.ts';
import { SimilarQuery } from '#domain/listing-card.schema.ts';
import { MessageResponse } from '#domain/message-response.schema.ts';
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
  ListPropertiesQuery,
  ListPropertiesResponse,
  Property,
  StatusBody,
  UploadPropertyBody,
  UploadPropertyResponse,
} from '#domain/properties/schema.ts';
import { WithoutResponse } from '#domain/search/schema.ts';
import {
  FACETS,
  inView,
  listingFiles,
  OneListing,
  OWN_PAGED,
  PAGED,
  SEARCHED,
  sendInstead,
  sendPublicList,
  WITHOUT,
  withListingForm,
} from '#server/features/listings/public.ts';
import { asksToConfirm } from '#server/features/site/public.ts';
import { propertiesTopics, propertyTopic } from '#server/platform/cache/topics.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { notModified, skipResponseValidation } from '#server/platform/http/response-schema.ts';
import { sendKept } from '#server/platform/http/send-kept.ts';
import {
  requireActor,
  requireConfirmed,
  requirePermission,
} from '#server/platform/http/session.ts';
import { TotalCountCache } from '#server/platform/http/total-count-cache.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type BeforeDelete, deleteProperty } from './delete-property.ts';
import { editProperty } from './edit-property.ts';
import { getContact } from './get-contact.ts';
import { getProperty } from './get-property.ts';
import {
  countPropertiesWithout,
  countPropertyFacets,
  listOwnProperties,
  listProperties,
} from './list-properties.ts';
import { listSimilarProperties } from './list-similar.ts';
import { setStatus } from './set-status.ts';
import { uploadProperty } from './upload-property.ts';

/** How stays are looked for by dates, for the API document. */
const FREE_STAYS =
  'With `from` and `to`, never one alone, only short stays that can be booked for those nights: available, and without a booking between them. 400 for days that nobody can book: `to` not after `from`, in the past, too long, too far ahead.';

/** /api/properties (specification §7), and the lister's own list at /api/User/properties. */
export const propertiesRoutes: FastifyPluginAsyncZod<{
  platform: Platform;
  beforeDelete: BeforeDelete;
}> = async (app, { platform, beforeDelete }) => {
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
      const { listings, window, total, instead } = await listOwnProperties(
        platform,
        totals,
        actor,
        request.query,
      );
      sendPaging(request, reply, window, total);
      sendInstead(reply, instead);
      return reply.send(listings);
    },
  );

  app.get(
    '/properties/:id',
    {
      config: { sameForAll: true, dependsOn: propertyTopic },
      schema: {
        tags: ['properties'],
        summary: 'One property',
        params: OneListing,
        response: { 200: Property, ...notModified, ...errorResponses('NOT_FOUND') },
      },
    },
    async (request, reply) =>
      sendKept(request, reply, platform.responses, () =>
        getProperty(platform.db, request.params.id),
      ),
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
      sendKept(request, reply, platform.responses, async () =>
        inView(request.query, await listSimilarProperties(platform.db, request.params.id)),
      ),
  );

  app.get(
    '/properties/:id/contact',
    {
      onRequest: requirePermission(canSeeContact),
      schema: {
        tags: ['properties'],
        summary: 'The contact person of a property',
        description:
          'For Agents (`Contact Agent`) and Property Owners (`Contact Owner`): of 100 listings a day, cars and properties together; the same one again costs nothing. 429: those are used up.',
        security: sessionSecurity,
        params: OneListing,
        response: {
          200: ContactResponse,
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'),
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
      return reply.code(201).send({ message: uploadPropertyMessages.success, property });
    },
  );

  app.put(
    '/properties/:id',
    {
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
    async (request) => ({
      message: uploadPropertyMessages.updated,
      property: await editProperty(
        platform,
        requireActor(request),
        request.params.id,
        request.body,
      ),
    }),
  );

  app.put(
    '/properties/:id/status',
    {
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
