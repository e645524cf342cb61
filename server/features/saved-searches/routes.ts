import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { MessageResponse } from '#domain/message-response.schema.ts';
import { SAVED_SEARCHES_MAX, savedSearchMessages } from '#domain/saved-searches/messages.ts';
import { canSaveSearch } from '#domain/saved-searches/permissions.ts';
import {
  ChangeSearchBody,
  ListSavedSearchesResponse,
  SavedSearch,
  SaveSearchBody,
} from '#domain/saved-searches/schema.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changeSearch } from './change-search.ts';
import { deleteSearch } from './delete-search.ts';
import { listSearches } from './list-searches.ts';
import { saveSearch } from './save-search.ts';

/** /api/saved-searches (docs/product.md, "Saved searches"). */
export const savedSearchesRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  const tags = ['saved searches'];

  app.get(
    '/saved-searches',
    {
      onRequest: requirePermission(canSaveSearch),
      schema: {
        tags,
        summary: 'Your saved searches',
        description: 'The newest first.',
        security: sessionSecurity,
        response: { 200: ListSavedSearchesResponse, ...errorResponses('UNAUTHENTICATED') },
      },
    },
    async (request) => listSearches(platform, requireActor(request)),
  );

  app.post(
    '/saved-searches',
    {
      onRequest: requirePermission(canSaveSearch),
      schema: {
        tags,
        summary: 'Save a search',
        description: `The filters of a page's list; the same again are the same search, with the name and the frequency that come last. 409: you have ${SAVED_SEARCHES_MAX} already.`,
        security: sessionSecurity,
        body: SaveSearchBody,
        response: {
          201: SavedSearch,
          ...errorResponses('UNAUTHENTICATED', 'CONFLICT', 'TOO_MANY_REQUESTS'),
        },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await saveSearch(platform, requireActor(request), request.body)),
  );

  app.patch(
    '/saved-searches/:id',
    {
      onRequest: requirePermission(canSaveSearch),
      schema: {
        tags,
        summary: 'Rename or pause a saved search, or change how often it mails what is new',
        description: 'What is left out stays.',
        security: sessionSecurity,
        params: OneSearch,
        body: ChangeSearchBody,
        response: { 200: SavedSearch, ...errorResponses('UNAUTHENTICATED', 'NOT_FOUND') },
      },
    },
    async (request) =>
      changeSearch(platform, requireActor(request), request.params.id, request.body),
  );

  app.delete(
    '/saved-searches/:id',
    {
      onRequest: requirePermission(canSaveSearch),
      schema: {
        tags,
        summary: 'Delete a saved search',
        security: sessionSecurity,
        params: OneSearch,
        response: { 200: MessageResponse, ...errorResponses('UNAUTHENTICATED', 'NOT_FOUND') },
      },
    },
    async (request) => {
      await deleteSearch(platform, requireActor(request), request.params.id);
      return { message: savedSearchMessages.deleted };
    },
  );
};

const OneSearch = z.object({ id: z.string() });
