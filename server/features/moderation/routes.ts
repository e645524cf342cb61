import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { LISTING_KINDS } from '#domain/listing-kind.ts';
import { MessageResponse } from '#domain/message-response.schema.ts';
import { farPriceText } from '#domain/moderation/far-price.ts';
import { moderationMessages } from '#domain/moderation/messages.ts';
import {
  ModerateBody,
  ModeratedListing,
  ModerationQuery,
  NewListing,
  OwnModeration,
} from '#domain/moderation/schema.ts';
import { adminTable } from '#server/platform/http/admin-table.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  exportModerated,
  listModerated,
  listOwnModeration,
  type ModeratedLine,
} from './list-moderated.ts';
import { moderateListing } from './moderate-listing.ts';
import { beginningFor } from './note-listed.ts';

/** What Admins make of listings (docs/product.md, "Moderation"). */
export const moderationRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  adminTable<typeof ModerationQuery, typeof ModeratedListing, ModeratedLine>(app, {
    name: 'moderation',
    summary: 'Listings that are to be looked at, or are kept off the lists',
    query: ModerationQuery,
    row: ModeratedListing,
    columns: [
      { heading: 'Id', of: ({ _id }) => _id },
      { heading: 'Kind', of: ({ kind }) => kind },
      { heading: 'Name', of: ({ name }) => name },
      { heading: 'Lister', of: ({ listerName }) => listerName },
      { heading: 'Price', of: ({ price }) => price },
      {
        heading: 'Far from the usual price',
        of: ({ price, usualPrices, kind }) => usualPrices && farPriceText(price, usualPrices, kind),
      },
      { heading: 'State', of: ({ state }) => state },
      { heading: 'Reason', of: ({ reason }) => reason },
      { heading: 'Since', of: ({ since }) => since },
      { heading: 'Approved', of: ({ approvedAt }) => approvedAt },
      { heading: 'Reported by', of: ({ reportedBy }) => reportedBy },
      { heading: 'Similar photos', of: ({ similar }) => similar },
    ],
    read: (actor, query, window) => listModerated(platform, actor, query, window),
    readAll: (actor, query) => exportModerated(platform, actor, query),
  });

  app.post(
    '/admin/moderation/:kind/:id',
    {
      onRequest: requirePermission(isAdmin),
      schema: {
        tags: ['admin'],
        summary: 'Approve, refuse, hide or restore a listing, or ask for a change',
        description:
          'The reason is mailed to the lister. A transition that the state does not have is a 409, and so is one of a listing that is not as `expectedUpdatedAt`, `expectedState` and `expectedSince` say. Only what is live stands in public lists.',
        security: sessionSecurity,
        params: z.object({ kind: z.enum(LISTING_KINDS), id: z.string() }),
        body: ModerateBody,
        response: {
          200: MessageResponse,
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request) => {
      await moderateListing(platform, requireActor(request), request.params, request.body);
      return { message: moderationMessages.done[request.body.transition] };
    },
  );

  app.get(
    '/User/moderation',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['listings'],
        summary: 'Own listings that are not live, and what Admins said of them',
        security: sessionSecurity,
        response: { 200: z.array(OwnModeration), ...errorResponses('UNAUTHENTICATED') },
      },
    },
    (request) => listOwnModeration(platform, requireActor(request)),
  );

  app.get(
    '/User/moderation/new',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['listings'],
        summary: 'How a listing that one makes now begins: in the lists, or waiting for an Admin',
        security: sessionSecurity,
        response: { 200: NewListing, ...errorResponses('UNAUTHENTICATED') },
      },
    },
    async (request) => {
      const { state } = await beginningFor(platform.db, requireActor(request));
      return { state };
    },
  );
};
