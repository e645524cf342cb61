import { notFound } from '#domain/errors.ts';
import { sharedListMessages } from '#domain/favourites/messages.ts';
import type { SharedList } from '#domain/favourites/schema.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentFavourite } from './present.ts';
import { favourites } from './repository.ts';
import { sharedLists } from './shared-list-repository.ts';

/** What an id looks like (share-list.ts); anything else leads nowhere. */
const ID = /^[\w-]{22}$/;

/**
 * The list that a link leads to, for anyone who has it; what was deleted is left out.
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
