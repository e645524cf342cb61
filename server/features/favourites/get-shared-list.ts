import { notFound } from '#domain/errors.ts';
import { sharedListMessages } from '#domain/favourites/messages.ts';
import type { SharedList } from '#domain/favourites/schema.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentFavourite } from './present.ts';
import { favourites } from './repository.ts';
import { sharedLists } from './shared-list-repository.ts';

/** The form of an id (share-list.ts); anything else is not found. */
const ID = /^[\w-]{22}$/;

/**
 * The list behind a link, for anyone who has it, without deleted listings.
 * @throws {DomainError} NOT_FOUND, also once it was switched off.
 */
export async function getSharedList({ db }: Pick<Platform, 'db'>, id: string): Promise<SharedList> {
  const shared = ID.test(id) ? await sharedLists.find(db, id) : undefined;
  if (!shared) throw notFound(sharedListMessages.notFound);
  const rows = await favourites.listedOf(db, shared.user_id);
  return {
    sharedBy: shared.firstname,
    favourites: rows.map(presentFavourite).map(({ kind, listingId, name, note }) => ({
      kind,
      listingId,
      name,
      note: shared.with_notes ? note : '',
    })),
  };
}
