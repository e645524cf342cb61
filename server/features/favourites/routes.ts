import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { favouriteMessages } from '#domain/favourites/messages.ts';
import {
  AddFavouritesBody,
  AddFavouritesResponse,
  Favourite,
  FavouritePath,
  KeepBody,
  ListFavouritesResponse,
} from '#domain/favourites/schema.ts';
import { MessageResponse } from '#domain/message-response.schema.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addFavourites } from './add-favourites.ts';
import { keepFavourite } from './keep-favourite.ts';
import { listFavourites } from './list-favourites.ts';
import { removeFavourite } from './remove-favourite.ts';
import type { KeptListing } from './repository.ts';

/** /api/User/favourites: the homes and cars that somebody keeps. */
export const favouritesRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  app.get(
    '/User/favourites',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['favourites'],
        summary: 'Your favourites',
        description: 'All of them, what you kept last first; listings that were deleted too.',
        security: sessionSecurity,
        response: { 200: ListFavouritesResponse, ...errorResponses('UNAUTHENTICATED') },
      },
    },
    async (request) => listFavourites(platform, requireActor(request)),
  );

  app.post(
    '/User/favourites',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['favourites'],
        summary: 'Add what was kept on a device',
        description:
          'What you keep already stays as it is, and takes a note only where it has none. Unknown listings are dropped. The same again changes nothing.',
        security: sessionSecurity,
        body: AddFavouritesBody,
        response: {
          200: AddFavouritesResponse,
          ...errorResponses('UNAUTHENTICATED', 'TOO_MANY_REQUESTS'),
        },
      },
    },
    async (request) => addFavourites(platform, requireActor(request), request.body),
  );

  app.put(
    '/User/favourites/:kind/:id',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['favourites'],
        summary: 'Keep a home or a car, or write a note on it',
        description: 'The same again changes nothing. 409: the list is full.',
        security: sessionSecurity,
        params: FavouritePath,
        body: KeepBody,
        response: {
          200: Favourite,
          ...errorResponses('UNAUTHENTICATED', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'),
        },
      },
    },
    async (request) =>
      keepFavourite(platform, requireActor(request), listingOf(request.params), request.body),
  );

  app.delete(
    '/User/favourites/:kind/:id',
    {
      onRequest: requirePermission(),
      schema: {
        tags: ['favourites'],
        summary: 'Take a home or a car out of your favourites',
        description: 'Also where it is not in them.',
        security: sessionSecurity,
        params: FavouritePath,
        response: {
          200: MessageResponse,
          ...errorResponses('UNAUTHENTICATED', 'TOO_MANY_REQUESTS'),
        },
      },
    },
    async (request) => {
      await removeFavourite(platform, requireActor(request), listingOf(request.params));
      return { message: favouriteMessages.removed };
    },
  );
};

const listingOf = ({ kind, id }: FavouritePath): KeptListing => ({ kind, listingId: id });
