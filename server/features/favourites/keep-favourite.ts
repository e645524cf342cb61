import type { Actor } from '#domain/accounts/actor.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { favouriteMessages } from '#domain/favourites/messages.ts';
import { FAVOURITES_MAX } from '#domain/favourites/rules.ts';
import type { Favourite, KeepBody } from '#domain/favourites/schema.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { keptMoment } from './kept-moment.ts';
import { FAVOURITES } from './limits.ts';
import { presentFavourite } from './present.ts';
import { favourites, type KeptListing } from './repository.ts';

/**
 * Keeps a listing for the actor, or writes the note on a kept one; a repeat changes nothing. A
 * listing that the actor may not read is not kept.
 * @throws {DomainError} NOT_FOUND; CONFLICT when the list is full; TOO_MANY_REQUESTS.
 */
export async function keepFavourite(
  { db, now, limits }: Pick<Platform, 'db' | 'now' | 'limits'>,
  actor: Actor,
  listing: KeptListing,
  { note, keptAt }: KeepBody,
): Promise<Favourite> {
  const { userId } = actor;
  await limits.of(FAVOURITES).take(userId);
  return inTransaction(db, async (tx) => {
    await favourites.lockAccount(tx, userId);
    if (!(await favourites.find(tx, userId, listing))) {
      if (!(await favourites.isThereFor(tx, actor, listing))) {
        throw notFound(favouriteMessages.unknownListing);
      }
      if ((await favourites.count(tx, userId)) >= FAVOURITES_MAX) {
        throw conflict(favouriteMessages.full);
      }
      const moment = keptMoment(keptAt, now());
      await favourites.insert(tx, userId, listing, { note: note ?? '', keptAt: moment });
    } else if (note !== undefined) {
      await favourites.setNote(tx, userId, listing, note);
    }
    const row = await favourites.find(tx, userId, listing);
    if (!row) throw notFound(favouriteMessages.unknownListing);
    return presentFavourite(row);
  });
}
