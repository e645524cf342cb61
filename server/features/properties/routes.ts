import type { FastifyInstance } from 'fastify';
import { savedText } from '#domain/availability/pause-messages.ts';
import { propertiesCalls } from '#domain/properties/calls.ts';
import {
  propertyAdminMessages,
  statusMessages,
  uploadPropertyMessages,
} from '#domain/properties/messages.ts';
import {
  inView,
  LISTING_CHANGES,
  propertyTopic,
  sendForAllOrOwn,
  withListingForm,
} from '#server/features/listings/public.ts';
import { readAsItStreams } from '#server/platform/http/calls/multipart.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
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
export async function propertiesRoutes(
  app: FastifyInstance,
  { platform, beforeDelete }: { platform: Platform; beforeDelete: BeforeDelete },
): Promise<void> {
  await app.register(propertyListRoutes, { platform });

  const serve = serveCalls(app, platform, propertiesCalls);

  serve(
    'GET /api/properties/:id',
    async (request, reply) =>
      sendForAllOrOwn(request, reply, platform, (viewer) =>
        getProperty(platform, viewer, request.params.id),
      ),
    { config: { sameForAll: true, dependsOn: propertyTopic } },
  );

  serve('GET /api/properties/:id/pin', async (request) =>
    getPropertyPin(platform, requireActor(request), request.params.id),
  );

  serve(
    'GET /api/properties/:id/similar',
    async (request, reply) =>
      sendForAllOrOwn(request, reply, platform, async (viewer) =>
        inView(request.query, await listSimilarProperties(platform, viewer, request.params.id)),
      ),
    { config: { sameForAll: true, dependsOn: () => ['properties'] } },
  );

  serve('GET /api/properties/:id/contact', async (request) =>
    getContact(platform, requireActor(request), request.params.id),
  );

  serve(
    'POST /api/properties/upload',
    async (request, reply) => {
      const property = await withListingForm(platform, request, (upload, key) =>
        uploadProperty(platform, requireActor(request), upload, key),
      );
      return reply
        .code(201)
        .send({ message: savedText(uploadPropertyMessages.success, property), property });
    },
    readAsItStreams,
  );

  serve(
    'PUT /api/properties/:id',
    async (request) => {
      const { params, body } = request;
      const property = await editProperty(platform, requireActor(request), params.id, body);
      return { message: savedText(uploadPropertyMessages.updated, property), property };
    },
    { config: { limit: LISTING_CHANGES } },
  );

  serve(
    'PUT /api/properties/:id/status',
    async (request) => ({
      message: statusMessages.success,
      property: await setStatus(platform, requireActor(request), request.params.id, request.body),
    }),
    { config: { limit: LISTING_CHANGES } },
  );

  serve(
    'DELETE /api/properties/:id',
    async (request) => {
      const { params, query } = request;
      await deleteProperty(platform, beforeDelete, requireActor(request), { ...params, ...query });
      return { message: propertyAdminMessages.deleted };
    },
    { config: { limit: LISTING_CHANGES } },
  );
}
