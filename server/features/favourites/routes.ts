import type { FastifyInstance } from 'fastify';
import { favouritesCalls } from '#domain/favourites/calls.ts';
import { favouriteMessages } from '#domain/favourites/messages.ts';
import type { FavouritePath } from '#domain/favourites/schema.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addFavourites } from './add-favourites.ts';
import { keepFavourite } from './keep-favourite.ts';
import { listFavourites } from './list-favourites.ts';
import { removeFavourite } from './remove-favourite.ts';
import type { KeptListing } from './repository.ts';

export async function favouritesRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  const serve = serveCalls(app, platform, favouritesCalls);

  serve('GET /api/User/favourites', async (request) =>
    listFavourites(platform, requireActor(request)),
  );

  serve('POST /api/User/favourites', async (request) =>
    addFavourites(platform, requireActor(request), request.body),
  );

  serve('PUT /api/User/favourites/:kind/:id', async (request) =>
    keepFavourite(platform, requireActor(request), listingOf(request.params), request.body),
  );

  serve('DELETE /api/User/favourites/:kind/:id', async (request) => {
    await removeFavourite(platform, requireActor(request), listingOf(request.params));
    return { message: favouriteMessages.removed };
  });
}

const listingOf = ({ kind, id }: FavouritePath): KeptListing => ({ kind, listingId: id });
