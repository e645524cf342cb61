import type { Actor } from '#domain/accounts/actor.ts';
import { FAVOURITES_MAX } from '#domain/favourites/rules.ts';
import type { AddFavouritesBody, AddFavouritesResponse } from '#domain/favourites/schema.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { keptMoment } from './kept-moment.ts';
import { FAVOURITES } from './limits.ts';
import { favourites } from './repository.ts';

/**
 * Adds what the actor kept as a visitor. The account's own favourites stay, and take the device's
 * note only if they have none; unknown listings and those that Admins keep back are dropped.
 * Sending it again changes nothing.
 * @throws {DomainError} TOO_MANY_REQUESTS.
 */
export async function addFavourites(
  { db, now, limits }: Pick<Platform, 'db' | 'now' | 'limits'>,
  actor: Actor,
  body: AddFavouritesBody,
): Promise<AddFavouritesResponse> {
  const { userId } = actor;
  await limits.of(FAVOURITES).take(userId);
  return inTransaction(db, async (tx) => {
    await favourites.lockAccount(tx, userId);
    let room = FAVOURITES_MAX - (await favourites.count(tx, userId));
    const notAdded: string[] = [];
    for (const { note = '', keptAt, ...listing } of body.favourites) {
      const kept = await favourites.find(tx, userId, listing);
      if (kept) {
        if (!kept.note && note) await favourites.setNote(tx, userId, listing, note);
      } else if (await favourites.isThereFor(tx, actor, listing)) {
        if (room > 0) {
          const moment = keptMoment(keptAt, now());
          await favourites.insert(tx, userId, listing, { note, keptAt: moment });
          room -= 1;
        } else {
          notAdded.push(listing.listingId);
        }
      }
    }
    return { notAdded };
  });
}
