import type { Actor } from '#domain/accounts/actor.ts';
import type { Favourite } from '#domain/favourites/schema.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentFavourite } from './present.ts';
import { favourites } from './repository.ts';

/** The actor's favourites, most recently kept first, including deleted listings. */
export const listFavourites = async (
  { db }: Pick<Platform, 'db'>,
  { userId }: Actor,
): Promise<Favourite[]> => (await favourites.of(db, userId)).map(presentFavourite);
