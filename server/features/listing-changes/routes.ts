import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ListingEvent } from '#domain/listing-changes/schema.ts';
import type { ListingKind } from '#domain/listing-kind.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getHistory } from './get-history.ts';

const COLLECTIONS = { property: 'properties', car: 'cars' } as const;

/** What was done to a listing, for who may edit it. */
export const listingChangesRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  for (const kind of Object.keys(COLLECTIONS) as ListingKind[]) {
    app.get(
      `/${COLLECTIONS[kind]}/:id/history`,
      {
        onRequest: requirePermission(),
        schema: {
          tags: [COLLECTIONS[kind]],
          summary: `What was done to a ${kind}`,
          description: 'The newest 50, for its lister and Admins; not which Admin it was.',
          security: sessionSecurity,
          params: z.object({ id: z.string() }),
          response: {
            200: z.array(ListingEvent),
            ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
          },
        },
      },
      async (request) => getHistory(platform, requireActor(request), kind, request.params.id),
    );
  }
};
