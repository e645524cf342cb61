import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { OwnListingRow, OwnListingsQuery } from '#domain/workspace/listings-schema.ts';
import { Today } from '#domain/workspace/today-schema.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { pageWindow, sendPaging } from '#server/platform/http/paging.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getToday } from './get-today.ts';
import { listOwnListings } from './list-own-listings.ts';

/** The workspace of those who list (docs/product.md, "The lister's workspace"). */
export const workspaceRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  app.get(
    '/User/today',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['accounts'],
        summary: 'What waits for you as one who lists',
        description:
          'Of your own listings: what is to be read, who arrives and leaves today and tomorrow, what others cancelled, listings that need you, and what you reported.',
        security: sessionSecurity,
        response: { 200: Today, ...errorResponses('UNAUTHENTICATED') },
      },
    },
    async (request) => getToday(platform, requireActor(request)),
  );

  app.get(
    '/User/listings',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['accounts'],
        summary: 'Your listings, with what came of them',
        description:
          'Properties and cars, the newest first; views, enquiries, bookings and favourites of the last `days`, 30 by default, in all and by day. `limit` (20 by default, 100 at most) and `page` page the list; the headers `X-Total-Count` and `Link` say how many there are and where the other pages are.',
        security: sessionSecurity,
        querystring: OwnListingsQuery,
        response: { 200: z.array(OwnListingRow), ...errorResponses('UNAUTHENTICATED') },
      },
    },
    async (request, reply) => {
      const window = pageWindow(request.query);
      const { rows, total } = await listOwnListings(
        platform,
        requireActor(request),
        request.query,
        window,
      );
      sendPaging(request, reply, window, total);
      return reply.send(rows);
    },
  );
};
