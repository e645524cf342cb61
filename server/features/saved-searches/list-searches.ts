import type { Actor } from '#domain/accounts/actor.ts';
import type { SavedSearch } from '#domain/saved-searches/schema.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentSearch } from './present.ts';
import { savedSearches } from './repository.ts';

/** The actor's own searches, the newest first. */
export const listSearches = async (
  { db }: Pick<Platform, 'db'>,
  { userId }: Actor,
): Promise<SavedSearch[]> => (await savedSearches.list(db, userId)).map(presentSearch);
